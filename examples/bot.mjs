// Your own bot takes a seat:  node bot.mjs http://localhost:8722 TABLECODE   (Node 22 or newer, nothing else)
const [server, code] = process.argv.slice(2);
const stop = (sentence) => (console.error(sentence), process.exit(1));
if (typeof WebSocket === "undefined") stop(`This bot needs Node 22 or newer; this is Node ${process.versions.node}.`);
if (!server || !(code || process.env.PEGS_TOKEN)) stop("Run it like this:  node bot.mjs http://localhost:8722 TABLECODE");
let token = process.env.PEGS_TOKEN, since = null;

if (!token) { // the answer has the key to the seat: store it, and keep it secret
  const body = JSON.stringify({ name: "Norn", color: "N" }), headers = { "Content-Type": "application/json" };
  const unreachable = (problem) => stop(`Can't reach a game server at ${server}: ${problem.cause?.message ?? problem.message}`);
  const request = fetch(`${server}/api/tables/${encodeURIComponent(code)}/join`, { method: "POST", headers, body }).catch(unreachable);
  const answer = await request.then((response) => response.json()).catch(unreachable);
  if (!answer.token) stop(answer.sentence ?? `Can't reach a game server at ${server}: the answer has no token.`);
  ({ token } = answer);
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
    if (heard.again === false || (heard.tell === "refused" && heard.id === "hello")) {
      stop(`The server turned this bot away: ${heard.sentence ?? heard.code}`);
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
