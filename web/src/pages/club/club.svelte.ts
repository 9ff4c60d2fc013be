/** The state of a club's page: what the server says about the club, and what this person can do. */

import { clubApi } from "../../clubs/api";
import { findClub, removeClub, type SavedClub, saveClub } from "../../clubs/saved";
import { api, ProblemError, sentenceOf } from "../../lib/api";
import { t } from "../../lib/i18n";
import { findSeat, me as person, saveSeat } from "../../lib/identity";
import { showToast } from "../../lib/notices";
import { openTable } from "../../lib/opentable";
import { go } from "../../lib/router";
import type { AnyClubChange, ClubView, SeatChoice, Settings, StandingTable } from "../../protocol/types";

/** A table that was opened longer ago than this many seconds isn't tonight's. */
const TONIGHT = 12 * 3600;

export class ClubState {
  view = $state.raw<ClubView | null>(null);
  problem = $state("");
  busy = $state(false);

  readonly me = $derived(this.view && this.view.me !== null ? this.view.people[this.view.me]! : null);

  constructor(readonly club: string) {}

  get saved(): SavedClub | undefined {
    return findClub(this.club);
  }

  get key(): string {
    return this.saved?.key ?? "";
  }

  /** Remember the key in the address, and take it out of there: addresses are shown, shared and photographed. */
  async takeKey(key: string): Promise<void> {
    history.replaceState(null, "", location.pathname);
    try {
      const view = await clubApi.view(key);
      const saved = this.saved;
      const isOwn = view.me !== null;
      const hasJoined = saved !== undefined && saved.key !== saved.link;
      const mine = isOwn || !hasJoined ? key : saved.key;
      saveClub({ club: this.club, title: view.title, key: mine, link: isOwn ? (saved?.link ?? null) : key });
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }

  /** Become the person for whose other device a code was made, and save the key before anything can fail. */
  claim(code: string): Promise<boolean> {
    return this.attempt(async () => {
      const { key } = await clubApi.claim(code);
      saveClub({ club: this.club, title: this.saved?.title ?? "", key, link: this.saved?.link ?? null });
      await this.load();
    });
  }

  async load(): Promise<void> {
    if (!this.key) return;
    try {
      this.#show(await clubApi.view(this.key));
    } catch (error) {
      if (error instanceof ProblemError && error.code === "unknown_token") removeClub(this.club);
      this.problem = sentenceOf(error);
    }
  }

  #show(view: ClubView): void {
    this.view = view;
    this.problem = "";
    const saved = this.saved;
    if (saved && saved.title !== view.title) saveClub({ ...saved, title: view.title });
  }

  /** Do something, one thing at a time. Returns whether it worked; otherwise a toast says why not. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { kind: "problem" });
      return false;
    } finally {
      this.busy = false;
    }
  }

  change(change: AnyClubChange): Promise<boolean> {
    return this.attempt(async () => this.#show(await clubApi.change(this.key, change)));
  }

  /** Remove something that can come back, and say where. */
  async remove(change: AnyClubChange): Promise<boolean> {
    const done = await this.change(change);
    if (done) showToast(t("club-removed-toast"));
    return done;
  }

  /** Whether a standing table has an open table tonight. */
  isOpen({ table }: StandingTable): boolean {
    return table !== null && !table.over && Date.now() / 1000 - table.opened < TONIGHT;
  }

  /** Open tonight's table, with this person at their own seat, or at that of the one they sit in for. */
  start(standing: StandingTable, seats = standing.settings.seats ?? []): Promise<boolean> {
    return this.attempt(async () => {
      const me = this.me!;
      const { table } = await openTable({
        settings: settingsFor(standing.settings, seats, me.name),
        name: me.name,
        color: person.value?.color ?? (me.color as "B"),
        club: { key: this.key, standing: standing.id },
      });
      go(`t/${table}`);
    });
  }

  /** Sit down at tonight's table, or come back to it. */
  async sitDown(standing: StandingTable): Promise<void> {
    const { table, code } = standing.table!;
    if (findSeat(table) || !this.me) return go(findSeat(table) ? `t/${table}` : `j/${code}`);
    const me = this.me;
    const seat = (standing.settings.seats ?? []).findIndex((each) => each.name === me.name);
    try {
      const body = { name: me.name, color: me.color as "B", seat: seat < 0 ? null : seat };
      saveSeat(await api.join(code, body));
      go(`t/${table}`);
    } catch {
      go(`j/${code}`); // the seat is taken: choose another one
    }
  }

  /** Show tonight's table on this screen; open it if it isn't open. */
  openOnTv(standing: StandingTable): Promise<boolean> {
    return this.attempt(async () => {
      if (this.isOpen(standing)) return go(`tv/${standing.table!.code}`);
      const seats = standing.settings.seats ?? [];
      const seated = await api.openScreen({
        settings: settingsFor(standing.settings, seats, ""),
        club: { key: this.key, standing: standing.id },
      });
      saveSeat(seated, "screen");
      go(`tv/${seated.code}`);
    });
  }
}

/** A standing table's settings for tonight. Every seat that isn't a bot's waits for its person. */
function settingsFor(settings: Settings, seats: readonly SeatChoice[], mine: string): Settings {
  const choices = seats.map((seat): SeatChoice => {
    if (seat.who === "bot") return seat;
    return mine && seat.name === mine ? { who: "me" } : { who: "invited", name: seat.name };
  });
  return { ...settings, seats: choices };
}
