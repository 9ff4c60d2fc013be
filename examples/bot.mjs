// A bot of your own takes a seat:  node bot.mjs http://localhost:8722 TABLECODE   (Node 22 or newer, nothing else)
const [server, code] = process.argv.slice(2);
let token = process.env.PEGS_TOKEN, since = null;

if (!token) { // the answer holds the key to the seat: keep it, and keep it to yourself
  const body = JSON.stringify({ name: "Norn", colour: "N" }), headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${server}/api/tables/${code}/join`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error((await answer.json()).sentence);
  ({ token } = await answer.json());
}

function worth(option) { // holes walked, pegs brought home, others bumped; nobody of one's own team
  let sum = (option.hurts ? -200 : 0) - (option.kind === "doubt" ? 100 : 0);
  for (const step of option.steps) sum += step.path.length + (step.target >= 256 ? 50 : 0);
  for (const change of option.effects ?? []) sum += change.op === "sent_to_start" ? 20 : 0;
  return sum;
}

function sit() {
  const socket = new WebSocket(`${server.replace("http", "ws")}/ws`);
  const say = (command) => socket.send(JSON.stringify(command));
  socket.onopen = () => say({ do: "hello", id: "hello", token, since });
  socket.onclose = () => setTimeout(sit, 1000); // and come again, a second later
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.tell === "bye" && !heard.again) {
      console.error(`Goodbye: ${heard.code}`);
      process.exit(1);
    }
    if (heard.tell === "bye" || heard.tell === "refused") {
      console.log(heard.sentence ?? "The server goes away for a moment.");
      socket.close();
    }
    if (heard.tell === "welcome") console.log(heard.resumed ? `Resumed after version ${since}.` : "Sat down.");
    if (!heard.table) return;
    const { version, stage, game } = heard.table;
    since = version;
    if (stage !== "playing" || !game.options.length) return;
    const best = game.options.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    say({ do: "play", id: `at-${version}`, version, turn: best.turn }); // the same id again does no harm: it is done once
  };
}

sit();
