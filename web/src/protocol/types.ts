// Made by `python -m pegs.server.http.typescript` from src/pegs/table/protocol; edit those files.

export type Name = string;

/** The letters of the ten colors: white, natural, yellow, orange, red, green, blue, black, purple, pink. */
export type Color = "W" | "N" | "Y" | "O" | "R" | "G" | "B" | "K" | "P" | "I";

export type SeatNumber = number;

export type RulesText = string;

export type DealerChoice = "random" | "chosen" | "high_card" | "youngest" | "host";

export type Talk = "none" | "phrases" | "open";

/** A named rule set, or a whole house-rule file as TOML text (`toml` wins). */
export interface RulesChoice {
  name?: string;
  toml?: RulesText;
}

/** Who is to sit somewhere: the one who makes the table, somebody invited, or a bot of this short name. */
export interface SeatChoice {
  who?: "me" | "invited" | "bot";
  bot?: string;
  name?: string;
}

/** How long a decision may take. `seconds` is per turn (None: no clock), also for days a turn. */
export interface Pace {
  seconds?: number | null;
  /** How long a bot seems to think. */
  bot_seconds?: number;
  /** How long the table waits for somebody who is away before a bot plays for them. */
  absent_seconds?: number;
}

/** Everything that the host of a table chooses. */
export interface Settings {
  rules?: RulesChoice;
  players?: number;
  /** As many as players where everybody plays alone. */
  teams?: number;
  /** One a seat, clockwise; those not named are invited. */
  seats?: readonly SeatChoice[];
  dealer?: DealerChoice;
  /** The dealer where `dealer` is `"chosen"`. */
  dealer_seat?: SeatNumber | null;
  pace?: Pace;
  hints?: boolean;
  take_back?: boolean;
  talk?: Talk;
  watchers?: boolean;
}

/** One thing that happened, or would happen. */
export interface Part {
  verb: string;
  /**
   * The owner of the peg (or the seat) this is about. None means the subject, which is only named after
   * someone else's peg in the same split.
   */
  peg?: Seat;
  /** Whose is the other peg of a swap between two others. */
  peg2?: Seat;
  /** Where something goes, or is. */
  target?: Place;
  count?: number;
  limit?: number;
  /** A card's letter; `?` for one that isn't known. */
  card?: string;
  /** The rank a card was declared as. */
  said?: string;
  /** Several cards' letters. */
  cards?: string;
  team?: number;
  /** Words of a person, or the name of one who has left. */
  text?: string;
  /** A ready-made phrase of table talk, by its id. */
  phrase?: string;
}

/** One sentence: its subject, what it begins with, and what followed from that. */
export interface Line {
  /** The player whose deed it is; None for a sentence without a subject. */
  seat?: Seat;
  /** What the parts follow from: the card that was played. */
  head?: Part;
  parts?: readonly Part[];
  /** Whether the game did it by itself, so that a short account leaves it out. */
  aside?: boolean;
}


/** One seat's game in numbers; the fields are those of `Stat`, in the same order. */
export interface SeatStatistics {
  turns: number;
  passes: number;
  discards: number;
  holes: number;
  bumps: number;
  bumped: number;
  boosts: number;
  setbacks: number;
  jokers: number;
}

/** A track hole 0 ... ring - 1, -1 for start, 256 + i for home hole i + 1 (both of the peg's own seat). */
export type Place = number;

export type Seat = number;

/** `A 2 ... 9 T J Q K *`; `?` for one that is not known. */
export type Card = string;

/** The board: the fields of `pegs.core.board.Board` and what follows from them. */
export interface BoardShape {
  players: number;
  teams: number;
  sides: number;
  side_length: number;
  in_spot: number;
  out_spot: number;
  home_length: number;
  pegs: number;
  /** The letter of each seat. */
  letters: readonly string[];
  sides_of_seats: readonly number[];
}

export type TurnKind =
  | "move"
  | "split"
  | "swap"
  | "send"
  | "discard"
  | "free"
  | "declare"
  | "accept"
  | "doubt"
  | "penalty"
  | "extra"
  | "decline"
  | "draw"
  | "forget"
  | "pass";

/**
 * A step that the receiver can make now or later in its turn: a peg, and where it goes.
 *
 * `effects` is everything it does on the board, in that order (moved, sent_to_start, sent_to_in_spot,
 * swapped, penalized); `parts` says the same for people. Two landings may have the same step: what it does
 * can depend on the steps before it. A swap is one landing, whose peg is the one named first.
 */
export interface Landing {
  seat: Seat;
  origin: Place;
  target: Place;
  effects: readonly AnyOperation[];
  parts: readonly Part[];
}

/**
 * One legal turn. `turn` is what is sent to play it.
 *
 * `orders` are all the orders in which its steps may be made, as indexes of `GameView.landings`; a turn
 * that moves nothing has one, without steps. `hurts`: it sends a peg of the own team to start.
 */
export interface Option {
  turn: string;
  kind: TurnKind;
  card: Card | null;
  declared: Card | null;
  orders: readonly (readonly number[])[];
  hurts: boolean;
}

/** What a card does by these rules, for the foot of its face: at most a few items. */
export interface CardPower {
  card: Card;
  items: readonly CardItem[];
  /** All that it does, in words of the viewer's language. */
  sentence: string;
}

/** One thing that a card does: `text` is a count (`+7`, `8`) or empty. */
export interface CardItem {
  kind: "plain" | "out" | "back" | "split" | "swap" | "joker" | "send";
  text: string;
}

/**
 * A game as the receiver may see it; what is not listed here nobody receives.
 *
 * `hand` and `options` are there for a seat only, `options` only where it is its turn. `hands` is
 * there when the game is over. `acts_for` is the seat whose pegs the receiver moves now (another's when
 * helping). `card` is the card on the table face down, where the receiver knows it.
 */
export interface GameView {
  /** 1 for the first game at this table. */
  number: number;
  /** How many decisions were made. */
  ply: number;
  turn: Seat;
  phase: "play" | "doubt" | "penalty" | "move" | "extra" | "draw" | "over";
  pegs: readonly (readonly Place[])[];
  hand_sizes: readonly number[];
  stuck: readonly number[];
  extra: readonly number[];
  owed: readonly number[];
  forfeit: readonly number[];
  /** Who declared, in bluffing. */
  player: Seat | null;
  declared: Card | null;
  card: Card | null;
  loser: Seat | null;
  /** How many extra turns the player gets after this turn. */
  due: number;
  draws: number;
  pile_size: number;
  discard_count: number;
  /** The last discards that lie face up, the newest last (at most eight). */
  discards: readonly Card[];
  /** How many cards lie on the can't-play pile; None where these rules have none. */
  stuck_pile: number | null;
  dealer: Seat;
  winner: number | null;
  hand: readonly Card[] | null;
  acts_for: Seat | null;
  /** The seats whose pegs the receiver may move now beside its own. */
  helps: readonly Seat[];
  options: readonly Option[];
  /** The steps that the options are made of. */
  landings: readonly Landing[];
  hands: readonly (readonly Card[])[] | null;
  /** SHA-256 (hex) of the secret seed, told before the deal. */
  commitment: string;
  /** The seed, when the game is over. */
  seed: string | null;
  /** Each seat's game in numbers, when it is over. */
  statistics: readonly SeatStatistics[] | null;
}

/**
 * Base: `version` is the table's after it happened, `at` the time in seconds since 1970.
 *
 * `lines` tell people what happened.
 */
export interface Happening {
  what: "Happening";
  version: number;
  at: number;
  lines: readonly Line[];
}

/**
 * Cards were dealt. `operations` are the `Dealt` of all seats, other hands as unknown cards, and the
 * first seat's `Drawn` if turns begin with a draw.
 */
export interface GameBegan {
  what: "began";
  version: number;
  at: number;
  lines: readonly Line[];
  number: number;
  dealer: Seat;
  commitment: string;
  operations: readonly AnyOperation[];
}

/** A decision was made, and everything that came of it. */
export interface TurnPlayed {
  what: "turn";
  version: number;
  at: number;
  lines: readonly Line[];
  /** The number of this decision in its game, from 1. */
  ply: number;
  seat: Seat;
  by: "person" | "bot" | "clock";
  /** In the notation; a card that the receiver may not know is `?`. */
  turn: string;
  operations: readonly AnyOperation[];
}

/** The last decision was taken back; `ply` is the number of those that remain. */
export interface TakenBack {
  what: "taken_back";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  ply: number;
}

/** A team has won; hands and seed are open now. */
export interface GameEnded {
  what: "ended";
  version: number;
  at: number;
  lines: readonly Line[];
  number: number;
  winner: number;
  seed: string;
}

/** A person took a seat. */
export interface SatDown {
  what: "sat";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  name: string;
}

/** A person changed name or color. */
export interface Renamed {
  what: "renamed";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  name: string;
}

/** A seat is empty again, or a bot's now. */
export interface LeftSeat {
  what: "left";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  name: string;
}

/** Nobody is connected for a seat any more. */
export interface WentAway {
  what: "away";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
}

/** A person is there again and plays. */
export interface CameBack {
  what: "back";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
}

/** A bot plays for an absent person until they are back. */
export interface BotStoodIn {
  what: "stand_in";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  bot: string;
}

/** Somebody paused the game: no clock runs and nobody plays. */
export interface Paused {
  what: "paused";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
}

/** The game goes on. */
export interface Resumed {
  what: "resumed";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
}

/** Table talk: a canned phrase by its id, or a text where the table allows it. */
export interface Said {
  what: "said";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  phrase: string | null;
  text: string | null;
}

export type AnyHappening =
  | GameBegan
  | TurnPlayed
  | TakenBack
  | GameEnded
  | SatDown
  | Renamed
  | LeftSeat
  | WentAway
  | CameBack
  | BotStoodIn
  | Paused
  | Resumed
  | Said;

/** Who sits at a seat. `away_until`: when a bot will play for an absent person (seconds since 1970). */
export interface SeatView {
  seat: Seat;
  team: number;
  letter: string;
  name: string;
  color: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  /** A person is connected (always true for a bot). */
  here: boolean;
  /** The bot that plays for an absent person now. */
  stand_in: string | null;
  away_until: number | null;
}

/** Who the receiver is. */
export interface Me {
  role: "player" | "watcher" | "screen";
  seat: Seat | null;
  host: boolean;
}

/** The rules of the table, told once in a `Welcome`. */
export interface RulesCard {
  title: string;
  /** Three lines that tell the rules in short. */
  lines: readonly string[];
  /** All of them. */
  sentences: readonly string[];
  powers: readonly CardPower[];
  bluffing: boolean;
  draw_by_hand: boolean;
  /** After how many stuck turns a peg comes out with any card; None where that never happens. */
  stuck_limit: number | null;
  /** start, home, in_spot, out_spot: what these rules call them in the receiver's language. */
  words: Readonly<Record<string, string>>;
  toml: string;
}

/** Everything a receiver needs to draw the table at one version. */
export interface TableView {
  version: number;
  /** The short code that others join with; empty for who may not invite. */
  code: string;
  stage: "gathering" | "playing" | "paused" | "over";
  settings: Settings;
  board: BoardShape;
  seats: readonly SeatView[];
  watchers: number;
  me: Me;
  game: GameView | null;
  /** When the clock of the seat to act runs out (seconds since 1970). */
  deadline: number | null;
  /** The server's time, so that a client can count down by its own clock. */
  now: number;
  /** Whether the receiver may take back the last decision now. */
  can_take_back: boolean;
  /** What opens the replay (`/g/ID`) of the game that was played last, when it is over. */
  game_id: string | null;
}

export type Id = string;

export type TurnText = string;

export type Version = number;

export type Language = string;

/** Base of all commands. */
export interface Command {
  do: "Command";
  id: Id;
}

/** The first words on a socket: the token of a seat, watcher or screen, and the last version it saw. */
export interface Hello {
  do: "hello";
  id: Id;
  token: string;
  since?: Version | null;
  language?: Language;
}

/** Play a turn, made against this version of the table. Any legal spelling will do. */
export interface Play {
  do: "play";
  id: Id;
  version: Version;
  turn: TurnText;
}

/** Take back the own last decision, and what bots did since; not what another person has answered. */
export interface TakeBack {
  do: "take_back";
  id: Id;
  version: Version;
}

/** The host deals; seats still open become bots. */
export interface Start {
  do: "start";
  id: Id;
  version: Version;
}

/** Deal again when a game is over; everybody moves one seat on where `rotate`. */
export interface Rematch {
  do: "rematch";
  id: Id;
  version: Version;
  rotate?: boolean;
}

/** Stop the clock and the bots. */
export interface Pause {
  do: "pause";
  id: Id;
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
  id: Id;
}

/** Take the seat back from the bot that stands in. */
export interface ImBack {
  do: "im_back";
  id: Id;
}

/** Give the seat up: a bot plays on in a running game. */
export interface Leave {
  do: "leave";
  id: Id;
}

/** The host gives an open seat, or an absent person's, to a bot, or opens a bot's seat for a person. */
export interface SetSeat {
  do: "set_seat";
  id: Id;
  seat: SeatNumber;
  bot: string | null;
}

/** Change the own name and color. */
export interface Rename {
  do: "rename";
  id: Id;
  name: Name;
  color: Color;
}

/** Table talk: a phrase by its id, or a text at tables with open talk. */
export interface Say {
  do: "say";
  id: Id;
  phrase?: string | null;
  text?: string | null;
}

/** Ask why something is not possible: a turn, a card of the hand, or a peg (with or without a card). */
export interface Why {
  do: "why";
  id: Id;
  turn?: TurnText | null;
  card?: string | null;
  seat?: SeatNumber | null;
  origin?: number | null;
}

/** Ask what the `hints` player would do, and why. */
export interface Hint {
  do: "hint";
  id: Id;
}

/** Are you there? */
export interface Ping {
  do: "ping";
  id: Id;
}

export type AnyCommand =
  | Hello
  | Play
  | TakeBack
  | Start
  | Rematch
  | Pause
  | Resume
  | ImBack
  | Leave
  | SetSeat
  | Rename
  | Say
  | Why
  | Hint
  | Ping;

export type RefusalCode =
  | "illegal_turn"
  | "unreadable_turn"
  | "not_your_turn"
  | "stale"
  | "not_allowed"
  | "not_playing"
  | "paused"
  | "no_such_seat"
  | "seat_taken"
  | "unknown_token"
  | "unreadable"
  | "hello_first"
  | "too_much"
  | "busy"
  | "cannot_keep";

/** Base of all messages. */
export interface Message {
  tell: "Message";
}

/**
 * The answer to `Hello`: the whole table.
 *
 * `log` is what happened since the client was here (`resumed`), else in the whole present game.
 */
export interface Welcome {
  tell: "welcome";
  id: string;
  table: TableView;
  rules: RulesCard;
  log: readonly AnyHappening[];
  resumed: boolean;
}

/** Something happened; the table as it is now. */
export interface Update {
  tell: "update";
  happened: readonly AnyHappening[];
  table: TableView;
}

/** A command was carried out, and is kept. */
export interface Done {
  tell: "done";
  id: string;
  version: number;
}

/** A command was not carried out, nothing has changed. `sentence` says why, `rule` by which rule. */
export interface Refused {
  tell: "refused";
  id: string;
  code: RefusalCode;
  sentence: string;
  rule: string | null;
}

/**
 * One reason in words.
 *
 * `rule` is the short name of the rule behind it, `source` where that rule is written down. `weight`
 * says how much a hint's reason counts for or against the turn; ten are worth about one hole.
 */
export interface Reason {
  sentence: string;
  rule: string | null;
  source: string | null;
  card: string | null;
  weight: number | null;
}

/** What `Why` (`reasons`) or `Hint` (`turn`, `reasons`) asked for. */
export interface Answer {
  tell: "answer";
  id: string;
  turn: string | null;
  reasons: readonly Reason[];
}

/** I am here. */
export interface Pong {
  tell: "pong";
  id: string;
  now: number;
}

export type ByeCode =
  | "moved"
  | "revoked"
  | "unknown_token"
  | "shutting_down"
  | "unavailable"
  | "too_much"
  | "slow"
  | "idle"
  | "unreadable";

/** The socket is closed by the server; `again` says whether coming back makes sense. */
export interface Bye {
  tell: "bye";
  code: ByeCode;
  again: boolean;
}

export type NoticeCode = "cannot_keep" | "keeps_again";

/** How the server is: it keeps nothing now, so nothing goes on; or it does again. */
export interface Notice {
  tell: "notice";
  code: NoticeCode;
  sentence: string;
}

export type AnyMessage = Welcome | Update | Done | Refused | Answer | Pong | Notice | Bye;

export type Token = string;

/** Every refusal of a request: a code and a sentence. */
export interface Problem {
  code: string;
  sentence: string;
}

/** Make a table. `start` deals at once (seats not taken become bots). */
export interface NewTable {
  settings: Settings;
  name: Name;
  color: Color;
  start?: boolean;
}

/** Take a seat by a table's code: this one, or the first that is open. */
export interface Join {
  name: Name;
  color: Color;
  seat?: SeatNumber | null;
}

/** Where one sits now. `token` is the key to the seat: it is told once, here. */
export interface Seated {
  table: string;
  code: string;
  seat: number | null;
  token: string;
}

/** A game of a table that is over; `game` opens its replay. */
export interface FinishedGame {
  game: string;
  number: number;
  winner: number;
  /** When it ended, in seconds since 1970. */
  at: number;
  /** How many seats everybody has moved on since. */
  moved: number;
}

/** What anyone with a table's code, or a token, may know without sitting there. */
export interface TableSummary {
  table: string;
  code: string;
  stage: "gathering" | "playing" | "paused" | "over";
  rules_title: string;
  players: number;
  teams: number;
  seats: readonly SeatView[];
  turn: number | null;
  watchers_allowed: boolean;
  /** The asker's own seat, where it was asked with a token. */
  seat: number | null;
  /** The games that are over, the newest last; told only to who asked with a token. */
  games: readonly FinishedGame[];
}

/** The tokens that this browser keeps. */
export interface Mine {
  tokens: readonly Token[];
}

/** One of them: `table` is None where the token opens nothing any more. */
export interface MyTable {
  table: TableSummary | null;
}

/** A short code, good once and for ten minutes, with which another device takes the seat over. */
export interface Passage {
  code: string;
  until: number;
}

/** A request that needs nothing but the token of a seat. */
export interface TokenBody {
  token: Token;
}

/** Take a seat over from another device. */
export interface ClaimBody {
  code: string;
}

/** The host (by `token`) takes the keys of a seat away. */
export interface RevokeBody {
  token: Token;
  seat: SeatNumber;
}

/** A bot that can play at this server's tables: its name in commands, and its label on screen. */
export interface BotInfo {
  name: string;
  label: string;
}

/** What a page needs to know about this server before it opens a table. */
export interface Here {
  /** The address at which other devices reach this server, for links and QR codes. */
  address: string;
  /** The bots that can play here: the built-in ones from strongest to weakest, then any others. */
  bots: readonly BotInfo[];
}

/** The server answers. Games can be played once the `engine` is ready; `share` (0 ... 1) is done. */
export interface Health {
  status: "ready";
  engine: "preparing" | "ready";
  share: number;
}

/** Games can be played here. */
export interface Readiness {
  status: "ready";
}

/** A named rule set in the list. */
export interface RulesEntry {
  name: string;
  title: string;
  source: string;
  lines: readonly string[];
  sentences: readonly string[];
  /** (players, teams) that its source names; the first is the usual one. */
  seatings: readonly (readonly [number, number])[];
  bluffing: boolean;
}

/**
 * One switch of `pegs.rules.switches.Rules`, as the form needs it.
 *
 * `kind`: `bool`; `int` with `low` and `high`; `choice` (one of `choices`); `counts` (a list
 * of numbers); `several` (a list of some of `choices`).
 */
export interface RulesField {
  name: string;
  group: string;
  label: string;
  meaning: string;
  kind: "bool" | "int" | "choice" | "counts" | "several";
  default: unknown;
  low: number | null;
  high: number | null;
  choices: readonly FieldChoice[];
}

/** One answer of a switch, and what it is called. */
export interface FieldChoice {
  value: string;
  label: string;
}

/** All switches, and those of one row of the card table. */
export interface RulesForm {
  fields: readonly RulesField[];
  card_fields: readonly RulesField[];
  cards: readonly string[];
}

/**
 * A house-rule sheet as text, or a named base; and changes of it (a card's as `{"7": {...}}` under
 * `cards`), where None stands for what the base has.
 */
export interface CheckRules {
  rules?: RulesChoice;
  base?: string;
  title?: string;
  changes?: Readonly<Record<string, unknown>>;
  players?: number;
  teams?: number;
}

/** A switch that differs from the base; values in words. */
export interface Change {
  switch: string;
  card: string | null;
  label: string;
  was: string;
  now: string;
}

/** One way out of a clash: set this switch so. */
export interface Mend {
  switch: string;
  value: unknown;
  label: string;
}

/** Switches that contradict one another. */
export interface Clash {
  switches: readonly string[];
  problem: string;
  mend: string;
  mends: readonly Mend[];
}

/** What a sheet means. Where there are `problems` or `clashes` it cannot be played. */
export interface CheckedRules {
  title: string;
  base: string;
  toml: string;
  /** Every switch with its value. */
  values: Readonly<Record<string, unknown>>;
  changes: readonly Change[];
  clashes: readonly Clash[];
  /** Lines that could not be read, as `line: what was expected`. */
  problems: readonly string[];
  lines: readonly string[];
  sentences: readonly string[];
  powers: readonly CardPower[];
  board: BoardShape | null;
}

/** A finished game, open to whoever has its link. */
export interface Replay {
  game: string;
  rules: RulesCard;
  board: BoardShape;
  seats: readonly SeatView[];
  /** Where the pegs stood at the beginning. */
  pegs: readonly (readonly number[])[];
  /** The whole game with every card. */
  log: readonly AnyHappening[];
  /** The winning team's chance after each ply, estimated by progress (0 ... 1). */
  chances: readonly number[];
  winner: number;
  seed: string;
  commitment: string;
  /** The game record as text. */
  record: string;
  statistics: readonly SeatStatistics[];
  /** How many cards were left to draw when the first turn began. */
  pile: number;
}

/** Whether the deal of a finished game follows from its seed, and the seed from its commitment. */
export interface FairCheck {
  commitment_holds: boolean;
  deal_holds: boolean;
}

/** A seat was dealt these cards, in this order. */
export interface Dealt {
  op: "dealt";
  seat: Seat;
  cards: readonly Card[];
}

/** A card left a hand: for its action, as a discard, or face down as the rank `declared`. */
export interface Played {
  op: "played";
  seat: Seat;
  card: Card;
  declared: Card | null;
  kind: TurnKind;
}

/**
 * A player moved a peg.
 *
 * `path` lists every hole it stepped on, the target last; for a peg that doesn't walk, the target alone.
 */
export interface Moved {
  op: "moved";
  seat: Seat;
  origin: Place;
  target: Place;
  travel: "out" | "forward" | "backward" | "jump";
  path: readonly Place[];
}

/** A peg was bumped, or sent, to its start. */
export interface SentToStart {
  op: "sent_to_start";
  seat: Seat;
  origin: Place;
}

/** A peg of the acting team was boosted to its own in-spot. */
export interface SentToInSpot {
  op: "sent_to_in_spot";
  seat: Seat;
  origin: Place;
  target: Place;
}

/** Two pegs changed places. */
export interface Swapped {
  op: "swapped";
  seat: Seat;
  origin: Place;
  seat2: Seat;
  origin2: Place;
}

/** A seat drew a card. */
export interface Drawn {
  op: "drawn";
  seat: Seat;
  card: Card;
}

/** The discards became the draw pile; `order` lists its cards from the top. */
export interface Reshuffled {
  op: "reshuffled";
  cards: number;
}

/** An opponent accepted a declaration. */
export interface Accepted {
  op: "accepted";
  seat: Seat;
}

/** An opponent doubted a declaration. */
export interface Doubted {
  op: "doubted";
  seat: Seat;
}

/** The card played face down was shown. */
export interface Revealed {
  op: "revealed";
  seat: Seat;
  card: Card;
}

/** The loser of a doubt had a peg sent to start. */
export interface Penalized {
  op: "penalized";
  seat: Seat;
  origin: Place;
}

/** A seat gained an extra turn. */
export interface GainedExtra {
  op: "gained_extra";
  seat: Seat;
}

/** A seat takes an extra turn. */
export interface TookExtra {
  op: "took_extra";
  seat: Seat;
}

/** A seat declined its extra turns. */
export interface DeclinedExtra {
  op: "declined_extra";
  seat: Seat;
}

/** A seat did not draw in time. */
export interface Forgot {
  op: "forgot";
  seat: Seat;
}

/** A seat's turn was forfeited. */
export interface SatOut {
  op: "sat_out";
  seat: Seat;
}

/** A seat could move nothing; `count` stuck turns are counted now. */
export interface CountedStuck {
  op: "counted_stuck";
  seat: Seat;
  count: number;
}

/** All pegs of a team are home. */
export interface Won {
  op: "won";
  team: number;
}

export type AnyOperation =
  | Dealt
  | Played
  | Moved
  | SentToStart
  | SentToInSpot
  | Swapped
  | Drawn
  | Reshuffled
  | Accepted
  | Doubted
  | Revealed
  | Penalized
  | GainedExtra
  | TookExtra
  | DeclinedExtra
  | Forgot
  | SatOut
  | CountedStuck
  | Won;
