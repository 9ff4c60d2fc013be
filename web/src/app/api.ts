/**
 * The server's REST API, typed. Failed requests throw a `ProblemError`, whose message can be shown as it is.
 *
 *   const seated = await api.newTable({ settings, name, color, start: true });
 *   try { ... } catch (error) { showToast(sentenceOf(error), { kind: "problem" }); }
 */
import type {
  CheckedRules,
  CheckRules,
  FairCheck,
  Here,
  Join,
  MyTable,
  NewTable,
  Passage,
  Problem,
  Replay,
  RulesEntry,
  RulesForm,
  Seated,
  TableSummary,
} from "../protocol/types";
import { language, t } from "./i18n";

export class ProblemError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

/** The message to show for any error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ProblemError) return error.message;
  console.error(error);
  return t("app-went-wrong");
}

async function request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.value };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ProblemError("unreachable", t("app-unreachable"), 0);
  }
  if (!response.ok) throw await problemOf(response);
  const isJson = response.headers.get("Content-Type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
}

async function problemOf(response: Response): Promise<ProblemError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.sentence) return new ProblemError(problem.code ?? "", problem.sentence, response.status);
  } catch {
    // The body isn't JSON from this server; it could be a proxy's error page.
  }
  return new ProblemError("unknown", t("app-went-wrong"), response.status);
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const encode = encodeURIComponent;
const lang = () => `lang=${encode(language.value)}`;

export const api = {
  newTable: (body: NewTable) => post<Seated>("/api/tables", body),
  join: (code: string, body: Join) => post<Seated>(`/api/tables/${encode(code)}/join`, body),
  watch: (code: string) => post<Seated>(`/api/tables/${encode(code)}/watch`),
  /** Open a table on a shared screen. A player's token is needed if the table doesn't allow watchers. */
  screen: (code: string, token?: string) =>
    request<Seated>("POST", `/api/tables/${encode(code)}/screen`, token ? { token } : undefined),
  table: (code: string) => get<TableSummary>(`/api/tables/${encode(code)}`),
  records: (tokens: readonly string[]) => post<string>("/api/mine/records", { tokens }),
  mine: (tokens: readonly string[]) => post<MyTable[]>("/api/mine", { tokens }),
  passage: (token: string) => post<Passage>("/api/passages", { token }),
  claim: (code: string) => post<Seated>("/api/passages/claim", { code }),
  /** Invalidate the tokens of a seat. Only the host may. */
  revoke: (token: string, seat: number) => post<string>("/api/seats/revoke", { token, seat }),
  rules: () => get<RulesEntry[]>(`/api/rules?${lang()}`),
  rulesForm: () => get<RulesForm>(`/api/rules/form?${lang()}`),
  checkRules: (body: Partial<CheckRules>) => post<CheckedRules>(`/api/rules/check?${lang()}`, body),
  replay: (game: string) => get<Replay>(`/api/games/${encode(game)}?${lang()}`),
  record: (game: string) => get<string>(`/api/games/${encode(game)}/record`),
  checkDeal: (game: string) => post<FairCheck>(`/api/games/${encode(game)}/check`),
  here: () => get<Here>(`/api/here?${lang()}`),
  /** The URL of an SVG image: a QR code for a path of this site. */
  qr: (path: string) => `/api/qr?path=${encode(path)}`,
};
