/**
 * State of the page where rules are chosen and changed: rule sets, the draft of the rules, and the server's check of it.
 */
import { api, sentenceOf } from "../../lib/api";
import { showToast } from "../../lib/notices";
import { go } from "../../lib/router";
import type { SavedSeat } from "../../lib/savedseats";
import {
  type CheckedRules,
  DEFAULT_PLAYERS,
  DEFAULT_RULES,
  DEFAULT_TEAMS,
  type RulesChoice,
  type RulesEntry,
  type RulesForm,
} from "../../protocol/types";
import { rulebook } from "../../rules/rulebook";
import { lastRules, savedRules, saveLastRules, saveRules } from "../../rules/saved";
import { isNamed, type Seating, usualTeams } from "../../rules/seating";
import { suggestRules } from "../../rules/suggest";
import {
  type Baseline,
  changedSwitches,
  checkRequest,
  type Draft,
  draftOf,
  draftOfSheet,
  resetSwitch,
  valueIn,
  withValue,
} from "./draft";

/** Check the rules when there was no further change for this long (milliseconds). */
const CHECK_DELAY = 120;
/** Saved sheets that are described in the list: each takes a request. */
const MAX_DESCRIBED = 6;

export class HouseRulesState {
  entries = $state.raw<readonly RulesEntry[]>([]);
  rulesForm = $state.raw<RulesForm | null>(null);
  draft = $state.raw<Draft>(draftOf(DEFAULT_RULES));
  baseline = $state.raw<Baseline | null>(null);
  /** The rule set that the draft is compared with. */
  baseName = $state<string>(DEFAULT_RULES);
  /** The server's answer to the latest draft. */
  checked = $state.raw<CheckedRules | null>(null);
  /** The server's answers to saved sheets, by their text. */
  sheets = $state.raw<ReadonlyMap<string, CheckedRules>>(new Map());
  /** The last answer without errors, for the preview. */
  lastValid = $state.raw<CheckedRules | null>(null);
  checking = $state(false);
  problem = $state("");
  opening = $state(false);

  /** The table that the rules are for; undefined without one. */
  table: SavedSeat | undefined;
  players = $state<number>(DEFAULT_PLAYERS);
  teams = $state<number>(DEFAULT_TEAMS);

  readonly base = $derived(this.entries.find((each) => each.name === this.baseName) ?? null);
  readonly seatings = $derived<readonly Seating[]>(this.base?.seatings ?? []);
  /** What is chosen in the list: a set, a saved sheet, or neither: rules that aren't saved as they are now. */
  readonly chosen = $derived.by((): { set: string | null; saved: string | null } => {
    const isAsSaved = Object.keys(this.draft.changes).length === 0;
    if (!this.draft.toml) return { set: isAsSaved ? this.draft.name : null, saved: null };
    const saved = isAsSaved ? savedRules.value.find((each) => each.toml === this.draft.toml) : undefined;
    return { set: null, saved: saved?.title ?? null };
  });
  readonly changed = $derived(
    this.rulesForm && this.baseline ? changedSwitches(this.rulesForm, this.draft, this.baseline) : [],
  );
  /**
   * Whether these are house rules. A sheet counts even without changes: it may have its own words or numbers of decks.
   */
  readonly isHouse = $derived(
    this.changed.length > 0 ||
      (this.checked?.changes.length ?? 0) > 0 ||
      (this.draft.toml !== "" && Object.keys(this.draft.changes).length === 0),
  );
  /** The title of the rules. Changed rules without one of their own are "Basic game, our way". */
  readonly title = $derived((this.isHouse && (this.draft.title || this.checked?.title)) || this.base?.title || "");
  readonly isValid = $derived(
    this.checked !== null && this.checked.conflicts.length === 0 && this.checked.problems.length === 0,
  );

  /** The draft that the server is looking at. Numbers chosen meanwhile are for it, not for the draft before. */
  #coming: Draft | null = null;
  /** Whether somebody has chosen something here: then the last table's choices come too late. */
  #isTouched = false;
  #lastCheck = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Load the rule sets and the form in the current language, then check the draft. */
  async fetch(): Promise<void> {
    this.problem = "";
    try {
      [this.entries, this.rulesForm] = await Promise.all([api.rules(), rulebook.rulesForm()]);
      await this.#begin(this.#coming ?? this.draft);
      void this.#checkSheets();
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }

  /** The rules are for a table: they're checked for its seats. */
  async forTable(seat: SavedSeat): Promise<void> {
    this.table = seat;
    const [answer] = await api.mine([seat.token]);
    if (answer?.table) [this.players, this.teams] = [answer.table.players, answer.table.teams];
  }

  /** Return to the rules and the numbers of the last table; without one, to the first saved sheet. */
  async restore(): Promise<void> {
    if (this.#isTouched) return;
    const last = lastRules.value;
    const saved = last ? savedRules.value.find((each) => each.toml === last.rules.toml) : savedRules.value[0];
    if (last && !this.table) [this.players, this.teams] = [last.players, last.teams];
    if (saved) await this.openSaved(saved.title);
    else if (last?.rules.toml) await this.open(last.rules.toml);
    else if (last?.rules.name && this.entries.some((each) => each.name === last.rules.name))
      await this.choose(last.rules.name);
  }

  /** Check the sheets at the top of the list, to describe them. */
  async #checkSheets(): Promise<void> {
    for (const { toml } of savedRules.value.slice(0, MAX_DESCRIBED)) {
      try {
        const checked = await rulebook.checkRules(checkRequest(draftOfSheet(toml), this.players, this.teams));
        this.sheets = new Map(this.sheets).set(toml, checked);
      } catch {
        return; // without a description, their names are enough
      }
    }
  }

  /** Start over with a rule set, with a number of players and teams that its source has a game for. */
  choose(name: string): Promise<void> {
    this.#isTouched = true;
    const seatings = this.entries.find((each) => each.name === name)?.seatings ?? [];
    const usual = seatings[0];
    if (this.table) return this.#begin(draftOf(name));
    if (usual && !seatings.some((each) => each[0] === this.players)) [this.players, this.teams] = usual;
    if (!isNamed(this.players, this.teams, seatings)) this.teams = usualTeams(this.players, seatings);
    return this.#begin(draftOf(name));
  }

  /** Start over with a sheet. Returns its problems, if it has any. */
  async open(toml: string): Promise<readonly string[]> {
    const checked = await rulebook.checkRules(checkRequest(draftOfSheet(toml), this.players, this.teams));
    if (checked.problems.length > 0) return checked.problems;
    await this.#begin(draftOfSheet(toml));
    return [];
  }

  async #begin(draft: Draft): Promise<void> {
    clearTimeout(this.#timer);
    const mine = ++this.#lastCheck;
    this.checking = true;
    this.#coming = draft;
    try {
      const sheet = await rulebook.checkRules(checkRequest({ ...draft, changes: {} }, this.players, this.teams));
      const isSet = this.entries.some((each) => each.name === sheet.base);
      const base =
        draft.toml && isSet
          ? await rulebook.checkRules(checkRequest(draftOf(sheet.base), this.players, this.teams))
          : sheet;
      if (mine !== this.#lastCheck) return;
      this.draft = draft;
      this.#coming = null;
      this.baseName = sheet.base;
      this.baseline = { base: base.values, sheet: sheet.values };
      this.#accept(sheet);
      if (Object.keys(draft.changes).length > 0) await this.#check();
    } catch (error) {
      showToast(sentenceOf(error), { kind: "problem" });
    } finally {
      if (mine === this.#lastCheck) {
        this.#coming = null;
        this.checking = false;
      }
    }
  }

  value(name: string): unknown {
    return this.baseline ? valueIn(this.draft, this.baseline, name) : undefined;
  }

  set(name: string, value: unknown): void {
    if (this.baseline) this.#redraft(withValue(this.draft, this.baseline, name, value));
  }

  resetSwitch(name: string): void {
    if (this.baseline) this.#redraft(resetSwitch(this.draft, this.baseline, name));
  }

  reset(): Promise<void> {
    return this.base ? this.choose(this.baseName) : this.#begin(draftOfSheet(this.draft.toml));
  }

  rename(title: string): void {
    this.#redraft({ ...this.draft, title });
  }

  #redraft(draft: Draft): void {
    this.#coming = null;
    this.draft = draft;
    this.#checkSoon();
  }

  #checkSoon(): void {
    clearTimeout(this.#timer);
    this.checking = true;
    this.#timer = setTimeout(() => void this.#check(), CHECK_DELAY);
  }

  async #check(): Promise<void> {
    const mine = ++this.#lastCheck;
    this.checking = true;
    try {
      const checked = await rulebook.checkRules(checkRequest(this.draft, this.players, this.teams));
      if (mine === this.#lastCheck) this.#accept(checked);
    } catch (error) {
      showToast(sentenceOf(error), { kind: "problem" });
    } finally {
      if (mine === this.#lastCheck) this.checking = false;
    }
  }

  #accept(checked: CheckedRules): void {
    this.checked = checked;
    if (checked.board) this.lastValid = checked;
  }

  /** The rules in the form in which a table stores them. A saved sheet stays as it was saved. */
  get rules(): RulesChoice {
    if (this.chosen.saved) return { toml: this.draft.toml };
    return this.isHouse && this.checked ? { toml: this.checked.toml } : { name: this.baseName };
  }

  /** Use these rules at the table they were opened for, or else at a new table. */
  async use(): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    const { title, players, teams } = this;
    try {
      const rules = await this.#latest();
      saveLastRules({ rules, title, players, teams });
      if (this.table) await suggestRules(this.table.token, rules);
      go(this.table ? `t/${this.table.table}` : "family?rules");
    } catch (error) {
      showToast(sentenceOf(error), { kind: "problem" });
    } finally {
      this.opening = false;
    }
  }

  /** The rules with the latest changes, which the server may not have seen yet. */
  async #latest(): Promise<RulesChoice> {
    return this.isHouse && !this.chosen.saved ? { toml: await this.sheet(this.draft.title) } : this.rules;
  }

  /** The rules under a title, as a TOML sheet for saving and sharing. */
  async sheet(title: string): Promise<string> {
    if (title !== this.title) this.draft = { ...this.draft, title };
    return (await rulebook.checkRules(checkRequest({ ...this.draft, title }, this.players, this.teams))).toml;
  }

  async save(title: string): Promise<void> {
    saveRules({ title, toml: await this.sheet(title) });
    void this.#checkSheets();
    await this.openSaved(title);
  }

  async openSaved(title: string): Promise<readonly string[]> {
    const found = savedRules.value.find((each) => each.title === title);
    return found ? this.open(found.toml) : [];
  }
}
