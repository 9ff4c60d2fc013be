import { expect, test } from "vitest";
import { noticeOf, shortestWay } from "./notice";

const TEXT = JSON.stringify({ title: "Arizona", body: "It’s your turn.", path: "/t/ab12" });

test("a notification shows the table's name and nothing of the game", () => {
  const notice = noticeOf(TEXT);
  expect(notice?.title).toBe("Arizona");
  expect(notice?.options).toMatchObject({ body: "It’s your turn.", tag: "t/ab12", renotify: true });
});

test("what isn't from our server is not shown", () => {
  for (const text of ["", "null", "7", "{", '{"title":"x"}', TEXT.replace("/t/ab12", "https://elsewhere.example")])
    expect(noticeOf(text), text).toBeNull();
});

test("a tap goes to the page that shows the table, or to one that isn't in use, or to a new one", () => {
  expect(shortestWay(["", "t/ab12"], "t/ab12")).toEqual({ page: 1, navigates: false });
  expect(shortestWay(["t/cd34", "settings"], "t/ab12")).toEqual({ page: 1, navigates: true });
  expect(shortestWay(["t/cd34"], "t/ab12").page).toBe(-1);
  expect(shortestWay([], "t/ab12").page).toBe(-1);
});
