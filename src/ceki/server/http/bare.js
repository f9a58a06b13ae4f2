// The bare page: a whole game by buttons, for any game, from what the server sends and nothing else.
"use strict";
const $ = (id) => document.getElementById(id);
const problem = (text) => { $("problem").textContent = text || ""; };
const element = (kind, text) => { const made = document.createElement(kind); if (text !== undefined) made.textContent = text; return made; };
const post = async (path, body) => {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json", "X-Ceki": "1" }, body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) { problem(found.message); throw new Error(found.code); }
  return found;
};
const code = () => (location.pathname.match(/^\/(?:t|bare)\/([A-Za-z0-9]+)/) || [])[1];
let socket, last, seen = 0, wait = 500;

async function begin() {
  if (code()) { $("make").hidden = true; $("table").hidden = false; connect(); return; }
  const games = (await (await fetch("/api/catalogue")).json()).games;
  for (const game of games) { const option = element("option", game.title); option.value = game.id; $("game").append(option); }
  const seats = () => {
    const game = games.find((one) => one.id === $("game").value);
    $("players").replaceChildren(...game.seats.map((n) => { const option = element("option", n); option.selected = n === game.people; return option; }));
  };
  $("game").onchange = seats;
  seats();
  $("make").onsubmit = async (event) => {
    event.preventDefault();
    const game = games.find((one) => one.id === $("game").value), players = Number($("players").value);
    const made = await post("/api/tables", { game: game.id, players, name: $("name").value || null, bots: $("bots").checked ? players - 1 : 0 });
    localStorage.setItem("ceki-" + made.code, made.token);
    location.href = (location.pathname.startsWith("/bare") ? "/bare/" : "/t/") + made.code;
  };
}

function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/ws");
  socket.onopen = () => { wait = 500; socket.send(JSON.stringify({ type: "hello", version: 1, table: code(), token: localStorage.getItem("ceki-" + code()), seen })); };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "state") { problem(""); show(message); } else if (message.type === "error") problem(message.message);
  };
  socket.onclose = (event) => { if (event.code !== 1008) { setTimeout(connect, wait + Math.random() * wait); wait = Math.min(wait * 2, 5000); } };
}

const say = (data) => socket.send(JSON.stringify(data));
const written = (value) => Array.isArray(value) ? value.map(written).join(value.some(Array.isArray) ? " | " : " ") || "-" : String(value);

function show(state) {
  last = state;
  $("title").textContent = state.table.title + ", round " + state.table.round + " ";
  $("link").textContent = location.href; $("link").href = location.href;
  const free = state.seats.some((seat) => seat.kind === "free");
  $("sit").hidden = state.me >= 0 || !free;
  $("sit").onclick = async () => { const taken = await post("/api/tables/" + code() + "/seats", {}); localStorage.setItem("ceki-" + code(), taken.token); seen = 0; socket.close(); };
  $("seats").replaceChildren(...state.seats.map((seat) => {
    const line = element("div", (seat.seat === state.me ? "You, " : "") + seat.name + " (" + seat.kind + (seat.connected || seat.kind !== "human" ? "" : ", not here") + "), " + seat.cents + " cents");
    if (seat.seat === state.turn) { line.className = "turn"; line.append(" to move"); }
    return line;
  }));
  const rows = Object.entries(state.view).filter(([, value]) => Array.isArray(value) ? value.length : typeof value === "string");
  const table = element("table");
  for (const [name, value] of rows) { const row = element("tr"); row.append(element("th", name.replaceAll("_", " ")), element("td", written(value))); table.append(row); }
  $("view").replaceChildren(table);
  const buttons = state.legal.map((move) => {
    const button = element("button", move.replaceAll("_", " "));
    button.onclick = () => say({ type: "move", move_id: crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2), base_seq: last.seq, move });
    return button;
  });
  if (state.undo) { const button = element("button", "take back"); button.onclick = () => say({ type: "undo" }); buttons.push(button); }
  if (state.over && !state.match_over && state.me >= 0 && !state.ready.includes(state.me)) { const button = element("button", "next round"); button.onclick = () => say({ type: "next" }); buttons.push(button); }
  $("moves").replaceChildren(...buttons);
  $("score").replaceChildren(...state.score.map((line) => element("div", state.seats[line.seat].name + ": " + line.word.replaceAll("_", " ") + " x" + line.count + " = " + line.amount + " " + line.unit + " (" + line.clause + ") " + line.cards.join(" "))));
  if (state.over) $("score").append(element("div", "Cents: " + state.cents.join(", ")));
  if (seen === 0) $("log").replaceChildren();
  for (const event of state.events) $("log").append(element("div", event.name + ": " + (event.move || event.how || event.kind)));
  $("log").scrollTop = $("log").scrollHeight;
  seen = state.seq;
}

begin();
