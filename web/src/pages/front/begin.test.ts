import { beforeEach, expect, test, vi } from "vitest";
import { openLesson } from "../../lessons/open";
import { ProblemError } from "../../lib/api";
import { holds } from "../../lib/holds";
import { me } from "../../lib/identity";
import { openTable } from "../../lib/opentable";
import { Begin } from "./begin.svelte";

vi.mock("../../lessons/open", () => ({ openLesson: vi.fn() }));
vi.mock("../../lib/opentable", () => ({ openTable: vi.fn() }));
vi.mock("../../lib/router", () => ({ go: vi.fn() }));

const isHeld = (): boolean => [...holds].some((isBusy) => isBusy());

beforeEach(() => {
  me.value = { name: "Rosa", color: "B" };
});

test("the page isn't reloaded while a game begins, but can be again if that fails", async () => {
  let answer: (() => void) | undefined;
  const waiting = () =>
    new Promise<never>((_, reject) => (answer = () => reject(new ProblemError("unreachable", "", 0))));
  vi.mocked(openTable).mockImplementation(waiting);
  const began = new Begin().play();
  expect(isHeld()).toBe(true);
  answer?.();
  await began;
  expect(isHeld()).toBe(false);
});

test("a lesson needs no name, but a game asks for one first", async () => {
  me.value = null;
  const begin = new Begin();
  await begin.learn();
  expect(begin.naming).toBeNull();
  expect(openLesson).toHaveBeenCalledOnce();
  await begin.play();
  expect(begin.naming).not.toBeNull();
});
