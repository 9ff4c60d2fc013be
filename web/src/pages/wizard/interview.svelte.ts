/**
 * State of the interview about a house's rules: the answers of this visit, which survive a reload, and what the server
 * makes of them.
 */
import { ProblemError, sentenceOf } from "../../lib/api";
import { isObject, isText, mapOf } from "../../lib/fits";
import { showToast } from "../../lib/notices";
import { readStored, writeStored } from "../../lib/storage";
import type { HouseQuestion, InterviewForm, InterviewState } from "../../protocol/types";
import { rulebook } from "../../rules/rulebook";
import { shareDone } from "./progress";

const STORED = "pegs.wizard";
const inThisVisit = () => sessionStorage;
/** The answer of someone who doesn't know. */
export const DONT_KNOW = "";
/** The nearest set is named from this many answers on. */
export const NAMED_FROM = 3;

interface Stored {
  answers: Record<string, string>;
  title: string;
}

/** Whether the server answered with a refusal. */
const isRefused = (error: unknown): boolean => error instanceof ProblemError && error.status > 0;

function restored(): Stored {
  const { answers, title }: Record<string, unknown> = readStored(STORED, isObject, {}, inThisVisit);
  return { answers: mapOf(answers, isText), title: isText(title) ? title : "" };
}

export class Interview {
  form = $state.raw<InterviewForm | null>(null);
  answers = $state.raw<Readonly<Record<string, string>>>({});
  title = $state("");
  /** What follows from the latest answers that the server has seen. */
  state = $state.raw<InterviewState | null>(null);
  problem = $state("");
  /** The share of the interview that is done (0 to 1); it only grows. */
  share = $state(0);

  /** The questions that come up. */
  readonly questions = $derived.by((): readonly HouseQuestion[] => {
    const all = this.form?.questions ?? [];
    return (this.state?.questions ?? []).flatMap((name) => all.find((each) => each.name === name) ?? []);
  });

  /** Done when the server has seen the latest answer. */
  settled: Promise<void> = Promise.resolve();
  #latest = 0;

  constructor() {
    ({ answers: this.answers, title: this.title } = restored());
  }

  /** Load the questions in the current language, and continue with the answers of this visit. */
  async fetch(): Promise<void> {
    this.problem = "";
    try {
      this.form = await rulebook.interviewForm();
      if (!(await this.#ask())) await this.startOver();
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }

  /** Returns false if the server doesn't know the answers, which are then from another version. */
  async #ask(isWhole = false): Promise<boolean> {
    const mine = ++this.#latest;
    try {
      const state = await rulebook.interview({ answers: this.answers, is_whole: isWhole, title: this.title });
      if (mine === this.#latest) {
        this.state = state;
        this.share = shareDone(this.share, state.questions, this.answers);
      }
      return true;
    } catch (error) {
      if (this.state || Object.keys(this.answers).length === 0 || !isRefused(error)) throw error;
      return false;
    }
  }

  async startOver(): Promise<void> {
    this.answers = {};
    this.share = 0;
    this.#store();
    await this.#ask();
  }

  answer(question: string, choice: string): Promise<void> {
    this.settled = this.#answer(question, choice);
    return this.settled;
  }

  async #answer(question: string, choice: string): Promise<void> {
    const before = this.answers;
    this.answers = { ...before, [question]: choice };
    this.#store();
    try {
      await this.#ask();
    } catch (error) {
      this.answers = before;
      // Without a response the choice stays stored: a reload of the page may have cut off the request.
      if (isRefused(error)) this.#store();
      showToast(sentenceOf(error), { kind: "problem" });
    }
  }

  /** Ask for the rules at the end. */
  async finish(): Promise<void> {
    this.#store();
    try {
      await this.#ask(true);
    } catch (error) {
      showToast(sentenceOf(error), { kind: "problem" });
    }
  }

  #store(): void {
    writeStored(STORED, { answers: this.answers, title: this.title }, inThisVisit);
  }

  /**
   * The question to go to after one: one without an answer, and in a review the next one that wasn't known; null at the
   * end. Answers that have been given aren't asked for again, even if a new question comes up before them.
   */
  nextAfter(name: string, isReview = false): string | null {
    const names = this.questions.map((each) => each.name);
    const later = names.slice(names.indexOf(name) + 1);
    const isOpen = (each: string) => !(each in this.answers);
    const isUnknown = (each: string) => isReview && this.answers[each] === DONT_KNOW;
    return later.find(isOpen) ?? names.find(isOpen) ?? later.find(isUnknown) ?? null;
  }
}
