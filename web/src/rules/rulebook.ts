/** What the server says of rules: not needed for playing, so not part of the first download. */
import { get, lang, post } from "../lib/api";
import type {
  CheckedRules,
  CheckRules,
  EffectReport,
  EffectRequest,
  FoundRules,
  InterviewAnswers,
  InterviewForm,
  InterviewState,
  RulesForm,
  SheetPage,
  SheetRequest,
  StrategyChapter,
} from "../protocol/types";

export const rulebook = {
  /** The sheets that others publish; with words, all rules that say them. */
  published: (sought: string) =>
    get<FoundRules[]>(`api/rules/published?sought=${encodeURIComponent(sought)}&${lang()}`),
  rulesForm: () => get<RulesForm>(`api/rules/form?${lang()}`),
  checkRules: (body: Partial<CheckRules>) => post<CheckedRules>(`api/rules/check?${lang()}`, body),
  /** What rules do to the game, as far as the server has played; ask again for more. */
  ruleEffect: (body: EffectRequest) => post<EffectReport>(`api/rules/effect?${lang()}`, body),
  interviewForm: () => get<InterviewForm>(`api/rules/interview?${lang()}`),
  interview: (body: InterviewAnswers) => post<InterviewState>(`api/rules/interview?${lang()}`, body),
  sheet: (name: string) => get<SheetPage>(`api/rules/${encodeURIComponent(name)}/sheet?${lang()}`),
  sheetOf: (body: SheetRequest) => post<SheetPage>(`api/rules/sheet?${lang()}`, body),
  strategy: () => get<StrategyChapter[]>(`api/strategy?${lang()}`),
};
