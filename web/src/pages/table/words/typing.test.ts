import { afterEach, expect, test, vi } from "vitest";
import type { TypedTurns } from "../../../protocol/types";
import type { Play } from "../play.svelte";
import { Typing } from "./typing.svelte";

afterEach(() => vi.useRealTimers());

test("an answer about a text that was cleared meanwhile isn't shown", async () => {
  vi.useFakeTimers();
  const answers: ((turns: TypedTurns) => void)[] = [];
  const read = () => new Promise<TypedTurns>((resolve) => answers.push(resolve));
  const play = { isMyTurn: true, server: { read } } as unknown as Play;
  const typing = new Typing(play, { last: () => {}, board: () => {} });

  typing.type("8 2");
  await vi.runAllTimersAsync();
  typing.clear();
  answers[0]!({ lines: [] } as unknown as TypedTurns);
  await vi.runAllTimersAsync();
  expect(typing.meaning).toBeNull();
});
