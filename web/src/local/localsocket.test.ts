import { expect, it } from "vitest";
import { LocalSocket } from "./localsocket";

function opened() {
  const said: string[] = [];
  const heard: string[] = [];
  const socket = new LocalSocket({ say: (text) => said.push(text), close: () => said.push("(close)") });
  socket.onopen = () => heard.push("(open)");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push("(closed)");
  return { socket, said, heard };
}

it("opens, speaks, and closes as a WebSocket does", () => {
  const { socket, said, heard } = opened();
  expect(socket.readyState).toBe(0);
  socket.opened();
  socket.send("hello");
  socket.said("welcome");
  socket.close();
  socket.close();
  socket.send("too late");
  socket.said("too late");
  expect(said).toEqual(["hello", "(close)"]);
  expect(heard).toEqual(["(open)", "welcome", "(closed)"]);
});

it("ends once when its worker is gone", () => {
  const { socket, said, heard } = opened();
  socket.opened();
  socket.ended();
  socket.ended();
  socket.close();
  expect(said).toEqual([]);
  expect(heard).toEqual(["(open)", "(closed)"]);
  expect(socket.readyState).toBe(3);
});
