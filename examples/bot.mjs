// Your own bot takes a seat:  node bot.mjs http://localhost:8722 TABLECODE   (Node 22 or newer, nothing else)
const [server, code] = process.argv.slice(2);
let token = process.env.PEGS_TOKEN, since = null;

if (!token) { // the answer has the key to the seat: store it, and keep it secret
  const body = JSON.stringify({ name: "Norn", color: "N" }), headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${server}/api/tables/${code}/join`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error((await answer.json()).sentence);
  ({ token } = await answer.json());
}

function worth(option, landings) { // holes moved, pegs brought home, opponents bumped, but never a partner
  let sum = (option.hurts ? -200 : 0) - (option.kind === "doubt" ? 100 : 0);
  for (const each of option.orders[0].flatMap((number) => landings[number].effects)) {
    if (each.op === "moved") sum += each.path.length + (each.target >= 256 ? 50 : 0);
    if (each.op === "sent_to_start") sum += 20;
  }
  return sum;
}

function sit() {
  const socket = new WebSocket(`${server.replace("http", "ws")}/ws`);
  const say = (command) => socket.send(JSON.stringify(command));
  socket.onopen = () => say({ do: "hello", id: "hello", token, since });
  socket.onclose = () => setTimeout(sit, 1000); // reconnect in a second
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.tell === "bye" && !heard.again) {
      console.error(`Goodbye: ${heard.code}`);
      process.exit(1);
    }
    if (heard.tell === "bye" || heard.tell === "refused") {
      console.log(heard.sentence ?? "The server is restarting.");
      socket.close();
    }
    if (heard.tell === "welcome") console.log(heard.resumed ? `Resumed after version ${since}.` : "Sat down.");
    if (!heard.table) return;
    const { version, stage, game } = heard.table;
    since = version;
    if (stage !== "playing" || !game.options.length) return;
    const points = (option) => worth(option, game.landings);
    const best = game.options.reduce((one, other) => (points(other) > points(one) ? other : one));
    say({ do: "play", id: `at-${version}`, version, turn: best.turn }); // sending the same id again is safe: it is played once
  };
}

sit();
