/**
 * The server's REST API, typed. Failed requests throw a `ProblemError`, whose message can be shown as it is.
 * While the server is busy, a toast says so and the request is sent again.
 *
 *   const seated = await api.newTable({ settings, name, color, start: true });
 *   try { ... } catch (error) { showToast(sentenceOf(error), { kind: "problem" }); }
 */
import type {
  CoachAdvice,
  FairCheck,
  GameEnding,
  Here,
  Join,
  JudgeQuestion,
  Judgment,
  LessonList,
  MovingSeat,
  MyTable,
  NewPractice,
  NewScreen,
  NewTable,
  Passage,
  PrintOrder,
  Problem,
  PushKey,
  Replay,
  RulesChoice,
  RulesEntry,
  Seated,
  Subscribe,
  TableSummary,
  Unsubscribe,
} from "../protocol/types";
import { waitWhileBusy } from "./busy";
import { answerHere, hasServer, isAboutHere, isReachable, worksHere } from "./here";
import { language, t } from "./i18n";

/** How often a request is sent again while the server is busy. */
const BUSY_RETRIES = 5;
/** How long to wait for the beginning of a response (milliseconds): a network that has just died may never say so. */
const RESPONSE_WITHIN = 30_000;
/** The same for what this device can do instead of the server. */
const ELSE_HERE = 8_000;

export class ProblemError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
    /** Seconds after which the request may be sent again, if the server is only busy. */
    readonly retry?: number,
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
  for (let retries = BUSY_RETRIES; ; retries--) {
    try {
      return await requestOnce<T>(method, path, body);
    } catch (error) {
      if (!(error instanceof ProblemError) || !error.retry || retries === 0) throw error;
      await waitWhileBusy(error.retry);
    }
  }
}

async function requestOnce<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  return contentOf(await answerTo(method, path, textOf(body), isAboutHere(path, body)));
}

async function contentOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw await problemOf(response);
  const type = response.headers.get("Content-Type") ?? "";
  try {
    if (/^(application\/pdf|image\/)/.test(type)) return (await response.blob()) as T;
    return (type.includes("json") ? await response.json() : await response.text()) as T;
  } catch (error) {
    throw error instanceof SyntaxError ? error : unreachable(); // cut off after its headers
  }
}

const textOf = (body: unknown): string | null => (body === undefined ? null : JSON.stringify(body));
const unreachable = (): ProblemError => new ProblemError("unreachable", t("app-unreachable"), 0);

/** The server's answer, or this device's about its own tables, and about what it can do while the server is away. */
async function answerTo(method: string, path: string, body: string | null, isOurs: boolean): Promise<Response> {
  const asksServer = !isOurs && hasServer();
  const response = asksServer ? await respond(path, { method, headers: headersOf(body), body }) : null;
  if (response) return response;
  const answer = isOurs || worksHere(path) ? await answerHere(method, path, body) : null;
  if (!answer) throw unreachable();
  return answer;
}

/** Send a request with a JSON body to this device, wherever the server is. */
export const postHere = async <T>(path: string, body: unknown): Promise<T> =>
  contentOf(await answerTo("POST", path, textOf(body), true));

const headersOf = (body: string | null): Record<string, string> => ({
  "Accept-Language": language.value,
  ...(body === null ? {} : { "Content-Type": "application/json" }),
});

/** Null if the server can't be reached. */
async function respond(path: string, init: RequestInit): Promise<Response | null> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), worksHere(path) ? ELSE_HERE : RESPONSE_WITHIN);
  try {
    const response = await fetch(path, { ...init, signal: deadline.signal });
    isReachable.value = true;
    return response;
  } catch {
    isReachable.value = false;
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function problemOf(response: Response): Promise<ProblemError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.sentence)
      return new ProblemError(problem.code ?? "", problem.sentence, response.status, problem.retry ?? undefined);
  } catch {
    // The body isn't JSON from this server; it could be a proxy's error page.
  }
  return new ProblemError("unknown", t("app-went-wrong"), response.status);
}

/** Send a request. */
export const get = <T>(path: string) => request<T>("GET", path);
/** Send a request with a JSON body. */
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const encode = encodeURIComponent;
export const lang = () => `lang=${encode(language.value)}`;

export const api = {
  newTable: (body: NewTable) => post<Seated>("api/tables", body),
  join: (code: string, body: Join) => post<Seated>(`api/tables/${encode(code)}/join`, body),
  /** Ask to take over a bot's seat; `mine` has the seat once the host has agreed. */
  ask: (code: string, body: Join) => post<Seated>(`api/tables/${encode(code)}/ask`, body),
  withdraw: (token: string) => post<string>("api/seats/withdraw", { token }),
  watch: (code: string) => post<Seated>(`api/tables/${encode(code)}/watch`),
  /** Watch a table by its id, if it allows watchers. */
  watchTable: (table: string) => post<Seated>(`api/watch/${encode(table)}`),
  /** Open a table on a shared screen. A player's token is needed if the table doesn't allow watchers. */
  screen: (code: string, token?: string) =>
    request<Seated>("POST", `api/tables/${encode(code)}/screen`, token ? { token } : undefined),
  /** Open a new table from a shared screen. */
  openScreen: (body: NewScreen) => post<Seated>("api/screens", body),
  table: (code: string) => get<TableSummary>(`api/tables/${encode(code)}`),
  records: (tokens: readonly string[]) => post<string>("api/mine/records", { tokens }),
  mine: (tokens: readonly string[]) => post<MyTable[]>("api/mine", { tokens }),
  /** A code with which another device takes over a seat. */
  passage: (token: string) => post<Passage>("api/passages", { token }),
  /** What a code moves, without using the code. */
  checkPassage: (code: string) => post<MovingSeat>("api/passages/check", { code }),
  claim: (code: string) => post<Seated>("api/passages/claim", { code }),
  /** Invalidate the tokens of a seat. Only the host may. */
  revoke: (token: string, seat: number) => post<string>("api/seats/revoke", { token, seat }),
  pushKey: () => get<PushKey>("api/push"),
  subscribe: (body: Subscribe) => post<string>("api/push/subscribe", body),
  unsubscribe: (body: Unsubscribe) => post<string>("api/push/unsubscribe", body),
  rules: () => get<RulesEntry[]>(`api/rules?${lang()}`),
  lessons: (rules: RulesChoice) => post<LessonList>(`api/lessons?${lang()}`, rules),
  /** Whether a turn may be played in a position, or what can be. */
  judge: (body: JudgeQuestion) => post<Judgment>(`api/judge?${lang()}`, body),
  /** A card, book, board, panel or score sheet, in a language. */
  print: (order: PrintOrder, speech: string) => post<Blob>(`api/print?lang=${encode(speech)}`, order),
  replay: (game: string) => get<Replay>(`api/games/${encode(game)}?${lang()}`),
  /** What decided a finished game, and how close the losers came. */
  ending: (game: string) => get<GameEnding>(`api/games/${encode(game)}/ending`),
  checkDeal: (game: string) => post<FairCheck>(`api/games/${encode(game)}/check`),
  /** A table that plays on from a moment of a finished game. */
  practice: (game: string, body: NewPractice) => post<Seated>(`api/games/${encode(game)}/practice`, body),
  /** What the coach would play after this many turns of a finished game. */
  coach: (game: string, turn: number) => get<CoachAdvice>(`api/games/${encode(game)}/turns/${turn}/coach?${lang()}`),
  here: () => get<Here>(`api/here?${lang()}`),
  /** The URL of an SVG image: a QR code for a path of this site. */
  qr: (path: string) => `api/qr?path=${encode(`/${path}`)}`,
};
