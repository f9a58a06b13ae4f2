// A verifier written from docs/fair-deals.md alone: it shares no text with the one in Python nor with the page's.
// node third.mjs PAGE: reads a request a line, {text, shown} or {vectors: true}, and answers each in a line.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const page = readFileSync(process.argv[2], "utf8");
const block = (name) => JSON.parse(page.split("```json " + name + "\n")[1].split("\n```")[0]);
const dealing = block("dealing");

const sha = (text) => createHash("sha256").update(text, "utf8").digest("hex");
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const must = (holds, why) => {
  if (!holds) throw new Error(why);
};
const hexOf = (text, bytes) => typeof text === "string" && new RegExp(`^[0-9a-f]{${2 * bytes}}$`).test(text);
const whole = (n) => Number.isInteger(n);

// ---- the stream: one array of words for a block, computed when asked for

function blockOf(key, number) {
  const u = new Uint32Array(32);
  u.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) u[4 + i] = key.readUInt32LE(4 * i);
  u[12] = number % 4294967296;
  u[13] = Math.floor(number / 4294967296);
  u.copyWithin(16, 0, 16);
  const rotate = (i, by) => (u[i] = (u[i] << by) | (u[i] >>> (32 - by)));
  const quarter = (a, b, c, d) => {
    u[a] += u[b]; u[d] ^= u[a]; rotate(d, 16);
    u[c] += u[d]; u[b] ^= u[c]; rotate(b, 12);
    u[a] += u[b]; u[d] ^= u[a]; rotate(d, 8);
    u[c] += u[d]; u[b] ^= u[c]; rotate(b, 7);
  };
  for (let round = 0; round < 8; round++) {
    const slant = round % 2;
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + slant) % 4), 8 + ((i + 2 * slant) % 4), 12 + ((i + 3 * slant) % 4));
  }
  for (let i = 0; i < 16; i++) u[i] += u[16 + i];
  return u.slice(0, 16);
}

function* words(key, at) {
  for (;;) yield* blockOf(key, at.block++);
}

// the two halves of w * size, without numbers too large for a double
function halves(w, size) {
  const low = (w & 0xffff) * size;
  const high = (w >>> 16) * size + Math.floor(low / 65536);
  return [Math.floor(high / 65536), (high % 65536) * 65536 + (low % 65536)];
}

function shuffled(cards, key, at) {
  const order = [...cards];
  const source = words(key, at);
  for (let last = order.length - 1; last >= 1; last--) {
    const size = last + 1;
    let found;
    do found = halves(source.next().value, size);
    while (found[1] < 4294967296 % size);
    const other = order[found[0]];
    order[found[0]] = order[last];
    order[last] = other;
  }
  return order;
}

// ---- the deal

const value = (told, players, options) => (typeof told === "object" ? told[String(players)] : typeof told === "string" ? options[told] : told);
const holds = (when, options) => !when || Object.keys(when).every((name) => options[name] === when[name]);

function dealOf({ game, players, options, starter }, key) {
  const how = dealing.games[game];
  must(how, `the page does not tell how ${game} is dealt`);
  const amount = (told) => value(told, players, options);
  const letters = how.ranks && how.ranks.find((one) => holds(one.when, options)).ranks;
  const deck = [];
  for (const card of dealing.packs[how.pack])
    if (!letters || letters.indexOf(card[0]) >= 0) for (let n = amount(how.copies); n > 0; n--) deck.push(card);
  const at = { block: 0 };
  const order = shuffled(deck, key, at);
  const hands = [];
  for (let seat = 0; seat < players; seat++) hands.push([]);
  const plan = how.deal.find((one) => holds(one.when, options));
  if (plan.packs) {
    const numbers = shuffled([...Array(plan.packs.of).keys()], key, at);
    for (let seat = 0; seat < plan.packs.hands; seat++)
      for (let i = 0; i < plan.packs.cards; i++) hands[seat].push(order[plan.packs.cards * numbers[seat] + i]);
  } else {
    const line = how.from === "end" ? [...order].reverse() : order.slice(how.from === "start" ? 0 : Math.max(0, order.length - amount(how.from.above) * players));
    for (const step of plan.steps) {
      if (!("hand" in step)) {
        line.splice(0, amount(step.pool));
        continue;
      }
      for (let turn = 0; turn < players; turn++) {
        const seat = how.begins === "starter" ? (starter + turn) % players : turn;
        const n = turn === 0 && "starter" in step ? step.starter : step.hand;
        hands[seat].push(...line.splice(0, amount(n)));
        if ("pool" in step) line.splice(0, amount(step.pool));
      }
    }
  }
  const places = new Map(dealing.packs[how.pack].map((card, place) => [card, place]));
  for (const hand of hands) hand.sort((a, b) => places.get(a) - places.get(b));
  return { deck: order, hands };
}

function keyOf(server, seeds) {
  const mac = createHmac("sha256", Buffer.from(server, "hex"));
  for (const seed of seeds) {
    const bytes = Buffer.from(seed === null ? "" : seed, "hex");
    mac.update(Buffer.from([bytes.length >> 8, bytes.length % 256])).update(bytes);
  }
  return mac.digest();
}

// ---- the text of a log: a parser of its own, for JSON.parse takes the last of two values of a key

function read(text) {
  let at = 0;
  const space = () => (at += /^[ \t\r\n]*/.exec(text.slice(at, at + 1000))[0].length);
  const next = (token) => {
    space();
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const text_ = () => {
    const start = at;
    for (at++; text[at] !== '"'; at++) {
      must(at < text.length, "text without an end");
      if (text[at] === "\\") at++;
    }
    at++;
    const found = JSON.parse(text.slice(start, at));
    must(found.isWellFormed(), "half of a character");
    return found;
  };
  const items = (end, one) => {
    if (next(end)) return;
    do one(); while (next(","));
    must(next(end), `no ${end}`);
  };
  const value = (depth) => {
    space();
    if (text[at] === '"') return text_();
    if (next("true")) return true;
    if (next("false")) return false;
    if (next("null")) return null;
    if (next("[")) {
      const found = [];
      items("]", () => (must(depth > 0, "too deep"), found.push(value(depth - 1))));
      return found;
    }
    if (next("{")) {
      const found = new Map();
      items("}", () => {
        must(depth > 0, "too deep");
        space();
        must(text[at] === '"', "no key");
        const key = text_();
        must(!found.has(key), `${key} twice`);
        must(next(":"), "no colon");
        found.set(key, value(depth - 1));
      });
      return Object.fromEntries(found);
    }
    const number = /^-?(0|[1-9]\d*)(?![\d.eE])/.exec(text.slice(at, at + 40));
    must(number && Number.isSafeInteger(Number(number[0])), "no value, or a number that is not whole");
    at += number[0].length;
    return Number(number[0]);
  };
  const found = value(32);
  space();
  must(at === text.length, "more than one value");
  return found;
}

// ---- the log

function written(v) {
  if (v === null || typeof v === "boolean" || typeof v === "string") return JSON.stringify(v);
  if (typeof v === "number") {
    must(whole(v), "a number that is not whole");
    return String(v);
  }
  if (Array.isArray(v)) return "[" + v.map(written).join() + "]";
  return "{" + Object.keys(v).sort().map((k) => written(k) + ":" + written(v[k])).join() + "}";
}

const bound = (table, number, seed) => sha(`ceki deal 1 ${table} ${number} ${seed}`);

const match_rounds_fit = (log) => log.match_rounds === null || (whole(log.match_rounds) && log.match_rounds > 0);

function check(log, shown) {
  must(log && log.ceki_table === 2, "not a log of version 2");
  must(["open", "over", "closed"].includes(log.state), "an unknown state");
  must(Array.isArray(log.rounds) && log.rounds.length > 0, "no rounds");
  must(Array.isArray(log.bounds), "no bounds");
  must(match_rounds_fit(log), "match_rounds is neither null nor a number of rounds");
  const { ceki_table, table, game, players, options, given, match_rounds, practice } = log;
  must(typeof practice === "boolean", "whether it was a practice table is not told");
  let chain = sha(written({ ceki_table, table, game, players, options, given, match_rounds, practice }));
  const bounds = new Map();
  const house = { ...options };
  log.rounds.forEach((round, i) => {
    const n = i + 1;
    must(!("agreed" in round) || (n > 1 && typeof round.agreed === "object" && round.agreed !== null && !Array.isArray(round.agreed)), `round ${n}: nothing like that can be agreed`);
    Object.assign(house, round.agreed);
    must(round.round === n, `round ${n} is missing`);
    must(hexOf(round.server_seed, 32), `round ${n}: no server's seed`);
    must(Array.isArray(round.player_seeds) && round.player_seeds.every((seed) => seed === null || hexOf(seed, 16)), `round ${n}: no players' seeds`);
    must(round.commitment === bound(table, n, round.server_seed), `round ${n}: another seed than the bound one`);
    const key = keyOf(round.server_seed, round.player_seeds);
    must(round.key === key.toString("hex"), `round ${n}: another key`);
    must(same(round.dealt, dealOf({ game, players, options: house, starter: round.starter }, key).hands), `round ${n}: other hands`);
    must(round.names.length === players && round.persons.length === players && round.cents.length === players, `round ${n}: not so many seats`);
    must(new Set(round.persons).size === players, `round ${n}: a person sits twice`);
    must(round.moves.every((move) => /^[a-z_]+( ([2-9ATJQK][SHDC]|[CSM][1-9]|WF|RF|OT))?$/.test(move)), `round ${n}: a move in another spelling`);
    for (const name of ["score", "winners", "order", "totals", "payments"])
      must(Array.isArray(round[name]) && !(round.abandoned && round[name].length), `round ${n}: ${name} is not of such a round`);
    must(whole(round.to_pot) && !(round.abandoned && round.to_pot), `round ${n}: to_pot is not of such a round`);
    if (round.abandoned) {
      must(n === log.rounds.length && log.state === "closed", `round ${n} was broken off and the log goes on`);
      must(round.cents.every((cents) => cents === 0), `round ${n}: cents for a round that was broken off`);
    }
    const { receipt, ...rest } = round;
    chain = sha(`ceki round 2 ${chain} ${sha(written(rest))}`);
    must(receipt === chain, `round ${n}: another receipt`);
    bounds.set(n, round.commitment);
  });
  const last = log.rounds.length;
  log.bounds.forEach((one, i) => {
    must(one.round === last + 1 + i, `the bound of round ${last + 1 + i} is missing`);
    bounds.set(one.round, one.commitment);
  });
  if (whole(match_rounds)) {
    must(last <= match_rounds, "rounds after the end of the match");
    must(last < match_rounds || log.state === "over" || log.rounds[last - 1].abandoned, "the match is over, and the log does not say so");
  }
  let ended = log.state !== "closed";
  for (const one of shown) {
    if ("bound" in one) must(bounds.get(one.round) === one.bound, `round ${one.round}: another bound than the one that was shown, or none`);
    if (!("receipt" in one)) continue;
    must(one.round <= last && log.rounds[one.round - 1].receipt === one.receipt, `round ${one.round}: another receipt than the one that was told, or none`);
    ended ||= one.round === last;
  }
  must(ended, `the receipt of round ${last}, with which the table was closed, is not there`);
  return last;
}

// ---- questions and answers

function vectors() {
  const stream = block("stream");
  const order = block("shuffle");
  const key = Buffer.from(stream.key, "hex");
  const at = { block: 0 };
  const ten = [...Array(10).keys()];
  return {
    stream: { ...stream, words: [...blockOf(key, stream.block)].map((word) => word.toString(16).padStart(8, "0")) },
    shuffle: { ...order, first: shuffled(ten, key, at), second: shuffled(ten, key, at) },
    deals: block("deals").map((deal) => {
      const made = keyOf(deal.server_seed, deal.player_seeds);
      const { deck, hands } = dealOf(deal, made);
      return { ...deal, commitment: bound(deal.table, deal.round, deal.server_seed), key: made.toString("hex"), deck: deck.slice(0, deal.deck.length), hands };
    }),
    log: check(read(page.split("```json log\n")[1].split("\n```")[0]), []),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  let answer;
  try {
    answer = asked.vectors ? vectors() : { rounds: check(read(asked.text), asked.shown) };
  } catch (error) {
    answer = { refused: error.message };
  }
  console.log(JSON.stringify(answer));
}
