// Generated from src/pegs/table/protocol by `python -m pegs.server.http.typescript`. Edit those files.

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

/** The player planned for a seat: the table's creator, an invited person, or this bot. */
export interface SeatChoice {
  who?: "me" | "invited" | "bot";
  bot?: string;
  name?: string;
}

/** How long a decision may take. `seconds` is per turn, up to 30 days; None for no clock. */
export interface Pace {
  seconds?: number | null;
  /** Seconds before a bot plays. */
  bot_seconds?: number;
  /** Seconds before a bot plays for an absent person. */
  absent_seconds?: number;
}

/** Everything the host of a table chooses. */
export interface Settings {
  rules?: RulesChoice;
  players?: number;
  /** As many as players if everyone plays alone. */
  teams?: number;
  /** Clockwise from seat 0; seats beyond the list are for invited people. */
  seats?: readonly SeatChoice[];
  dealer?: DealerChoice;
  /** The dealer if `dealer` is `"chosen"`. */
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

/** `A 2 ... 9 T J Q K *`; `?` if unknown. */
export type Card = string;

/** The board's measures, and each seat's letter and side (see `pegs.core.board.Board`). */
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
 * A step that the viewer can make now or later in the turn: a peg, and where it goes.
 *
 * `effects` is everything it does on the board, in order (moved, sent_to_start, sent_to_in_spot,
 * swapped, penalized); `parts` describes that for people. Two landings can have the same step, because
 * its effects can depend on the steps before it. A swap is one landing, with the peg that the turn names
 * first.
 */
export interface Landing {
  seat: Seat;
  origin: Place;
  target: Place;
  effects: readonly AnyOperation[];
  parts: readonly Part[];
}

/**
 * One legal turn. `turn` is its text in the notation, to send in `Play`.
 *
 * `orders` are all the orders in which its steps can be made, as indexes of `GameView.landings`; a turn
 * that moves nothing has one order, without steps. `hurts`: it sends a peg of the viewer's own team to
 * start.
 */
export interface Option {
  turn: string;
  kind: TurnKind;
  card: Card | null;
  declared: Card | null;
  orders: readonly (readonly number[])[];
  hurts: boolean;
}

/** What a card does in these rules: a few marks for the foot of the card, and a sentence. */
export interface CardPower {
  card: Card;
  items: readonly CardItem[];
  /** Everything it does, in the viewer's language. */
  sentence: string;
}

/** One thing that a card does: `text` is a count (`+7`, `8`) or empty. */
export interface CardItem {
  kind: "plain" | "out" | "back" | "split" | "swap" | "joker" | "send";
  text: string;
}

/**
 * A game as the viewer may see it. Anything not listed here is never sent.
 *
 * Only a seat has `hand` and `options`, and `options` only on its turn. `hands` is sent when the
 * game is over. `acts_for` is the seat whose pegs the viewer moves now (a partner's when helping).
 * `card` is the face-down card on the table, if the viewer knows it.
 */
export interface GameView {
  /** 1 for the first game at this table. */
  number: number;
  /** The number of decisions so far. */
  ply: number;
  turn: Seat;
  phase: "play" | "doubt" | "penalty" | "move" | "extra" | "draw" | "over";
  pegs: readonly (readonly Place[])[];
  hand_sizes: readonly number[];
  stuck: readonly number[];
  extra: readonly number[];
  owed: readonly number[];
  forfeit: readonly number[];
  /** The seat that declared a card, in bluffing. */
  player: Seat | null;
  declared: Card | null;
  card: Card | null;
  loser: Seat | null;
  /** How many extra turns the player gets after this turn. */
  due: number;
  draws: number;
  pile_size: number;
  discard_count: number;
  /** The last discards, the newest last (at most eight). */
  discards: readonly Card[];
  /** The number of cards on the can't-play pile; None if the rules have none. */
  stuck_pile: number | null;
  dealer: Seat;
  winner: number | null;
  hand: readonly Card[] | null;
  acts_for: Seat | null;
  /** Other seats whose pegs the viewer may move now. */
  helps: readonly Seat[];
  options: readonly Option[];
  /** The steps that the options consist of. */
  landings: readonly Landing[];
  hands: readonly (readonly Card[])[] | null;
  /** The SHA-256 (hex) of the secret seed, published before the deal. */
  commitment: string;
  /** The seed, when the game is over. */
  seed: string | null;
  /** Each seat's numbers, when the game is over. */
  statistics: readonly SeatStatistics[] | null;
}

/**
 * Base: `version` is the table's version after the event, `at` the time in seconds since 1970.
 *
 * `lines` describe the event for people.
 */
export interface LogEvent {
  what: "LogEvent";
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

/** A decision, with everything that followed from it. */
export interface TurnPlayed {
  what: "turn";
  version: number;
  at: number;
  lines: readonly Line[];
  /** The number of this decision in its game, from 1. */
  ply: number;
  seat: Seat;
  by: "person" | "bot" | "clock";
  /** In the notation; a card hidden from the viewer is `?`. */
  turn: string;
  operations: readonly AnyOperation[];
}

/** Decisions were taken back; `ply` of them remain. */
export interface TakenBack {
  what: "taken_back";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  ply: number;
}

/** A team won. Hands and seed are public now. */
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

/** A person left for good. The seat is open, or a bot's. */
export interface LeftSeat {
  what: "left";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  name: string;
}

/** A seat's person lost their last connection. */
export interface WentAway {
  what: "away";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
}

/** A person connected, or took over again from a stand-in. */
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

/** Someone paused the game: clocks and bots stop. */
export interface Paused {
  what: "paused";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
}

/** Someone resumed the game. */
export interface Resumed {
  what: "resumed";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
}

/** Table talk: the id of a phrase, or text. */
export interface Said {
  what: "said";
  version: number;
  at: number;
  lines: readonly Line[];
  seat: Seat;
  phrase: string | null;
  text: string | null;
}

export type AnyLogEvent =
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
export interface SeatInfo {
  seat: Seat;
  team: number;
  letter: string;
  name: string;
  color: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  /** Whether the person is connected; always true for a bot. */
  here: boolean;
  /** The bot that plays for an absent person now. */
  stand_in: string | null;
  away_until: number | null;
}

/** Who the viewer is. */
export interface Me {
  role: "player" | "watcher" | "screen";
  seat: Seat | null;
  host: boolean;
}

/** The rules of the table, sent once in `Welcome`. */
export interface RulesCard {
  title: string;
  /** The rules in three short lines. */
  lines: readonly string[];
  /** All the rules, one sentence each. */
  sentences: readonly string[];
  powers: readonly CardPower[];
  bluffing: boolean;
  draw_by_hand: boolean;
  /** The number of stuck turns after which a peg comes out free; None if none does. */
  stuck_limit: number | null;
  /** The names of start, home, in_spot, and out_spot in these rules and the viewer's language. */
  words: Readonly<Record<string, string>>;
  toml: string;
}

/** Everything that a client needs to draw the table at one version. */
export interface TableView {
  version: number;
  /** The short code for joining; empty if the viewer may not invite others. */
  code: string;
  stage: "gathering" | "playing" | "paused" | "over";
  settings: Settings;
  board: BoardShape;
  seats: readonly SeatInfo[];
  watchers: number;
  me: Me;
  game: GameView | null;
  /** When the clock of the seat to act runs out (seconds since 1970). */
  deadline: number | null;
  /** The server's time, so that a client can count down by its own clock. */
  now: number;
  /** Whether the viewer can take back a decision now. */
  can_take_back: boolean;
  /** The id of the last game's replay (`/g/ID`), when it is over. */
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

/** The first message on a socket: the token of a seat, watcher, or screen, and the last version it saw. */
export interface Hello {
  do: "hello";
  id: Id;
  token: string;
  since?: Version | null;
  language?: Language;
}

/** Play a turn, chosen at this version of the table, in any of its spellings. */
export interface Play {
  do: "play";
  id: Id;
  version: Version;
  turn: TurnText;
}

/** Take back one's last decision and those of bots since then, unless another person has played. */
export interface TakeBack {
  do: "take_back";
  id: Id;
  version: Version;
}

/** Deal the first game (host only). Bots take the seats still open. */
export interface Start {
  do: "start";
  id: Id;
  version: Version;
}

/** Deal another game when one is over. With `rotate` everyone moves one seat clockwise first. */
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

/** Resume after a pause. */
export interface Resume {
  do: "resume";
  id: Id;
}

/** Take over again from the bot that stands in. */
export interface ImBack {
  do: "im_back";
  id: Id;
}

/** Give up the seat. In a running game a bot takes it. */
export interface Leave {
  do: "leave";
  id: Id;
}

/** Give an open or absent person's seat to a bot, or open a bot's seat for a person (host only). */
export interface SetSeat {
  do: "set_seat";
  id: Id;
  seat: SeatNumber;
  bot: string | null;
}

/** Change one's name and color. */
export interface Rename {
  do: "rename";
  id: Id;
  name: Name;
  color: Color;
}

/** Table talk: the id of a phrase, or text if the table allows it. */
export interface Say {
  do: "say";
  id: Id;
  phrase?: string | null;
  text?: string | null;
}

/** Ask why something isn't possible: a turn, a card of the hand, or a peg (with or without a card). */
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

/** Check the connection. */
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
 * `log` has everything since the client's last version if `resumed`, else the whole current game.
 */
export interface Welcome {
  tell: "welcome";
  id: string;
  table: TableView;
  rules: RulesCard;
  log: readonly AnyLogEvent[];
  resumed: boolean;
}

/** New events, and the table after them. */
export interface Update {
  tell: "update";
  happened: readonly AnyLogEvent[];
  table: TableView;
}

/** A command was applied, and its events are stored. */
export interface Done {
  tell: "done";
  id: string;
  version: number;
}

/** A command was refused, and nothing changed. `sentence` says why; `rule` cites the rule, if any. */
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

/** The answer to `Why` (`reasons`) or `Hint` (`turn` and `reasons`). */
export interface Answer {
  tell: "answer";
  id: string;
  turn: string | null;
  reasons: readonly Reason[];
}

/** The answer to `Ping`, with the server's time. */
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

/** The server closes the socket; `again` says whether reconnecting makes sense. */
export interface Bye {
  tell: "bye";
  code: ByeCode;
  again: boolean;
}

export type NoticeCode = "cannot_keep" | "keeps_again";

/** A change of the server's state: it can't store anything now, so the game stops; or it can again. */
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
  seats: readonly SeatInfo[];
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
 * `kind`: `bool`; `int` with `low` and `high`; `choice` (one of `choices`); `counts` (a
 * list of numbers); `several` (a list of some of `choices`).
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
export interface RulesChange {
  switch: string;
  card: string | null;
  label: string;
  was: string;
  now: string;
}

/** A change of one switch that resolves a conflict. */
export interface RulesFix {
  switch: string;
  value: unknown;
  label: string;
}

/** Switches that contradict each other, and what to do about it. */
export interface RulesConflict {
  switches: readonly string[];
  problem: string;
  fix: string;
  fixes: readonly RulesFix[];
}

/** The rules that a form describes. They can't be played if there are `problems` or `conflicts`. */
export interface CheckedRules {
  title: string;
  base: string;
  toml: string;
  /** Every switch with its value. */
  values: Readonly<Record<string, unknown>>;
  changes: readonly RulesChange[];
  conflicts: readonly RulesConflict[];
  /** Errors in lines or changes that couldn't be read. */
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
  seats: readonly SeatInfo[];
  /** Where the pegs stood at the beginning. */
  pegs: readonly (readonly number[])[];
  /** The whole game with every card. */
  log: readonly AnyLogEvent[];
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
