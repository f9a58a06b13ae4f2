/** Rounds that simple players play, one after another, from a name: the same name gives the same rounds everywhere. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { Chance } from "../bots/chance";
import type { GameData } from "../bots/known";
import { Seen } from "../bots/seen";
import { greedy } from "../bots/simple";
import type { Game } from "../engine/game";
import type { Engine } from "../engine/load";
import { Match } from "../engine/match";
import type { Numbers } from "../engine/moves";
import type { Round } from "../engine/round";
import { ruleset } from "../engine/ruleset";

/** The rules of a game twice: for the table, and in memory of their own for whoever thinks. */
export interface Rules {
  readonly game: Game;
  readonly mind: Engine<GameData>;
}

/** A round that begins: `match` and `key` are what its deal follows from, `seated` the person at each seat. */
export interface Begun {
  round: Round;
  match: number;
  key: string;
  seated: number[];
}

/** The first round of a match of the usual people, dealt by a name. */
export function dealt({ game }: Rules, name: string): Begun {
  const digest = sha256(utf8ToBytes(`ceki puzzle ${game.id} ${name}`));
  const seed = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
  const match = Match.begin(ruleset(game, null, null, {}), seed, null);
  return { round: match.nextRound(digest), match: seed, key: bytesToHex(digest), seated: match.seated };
}

/** Whoever is in turn thinks, from their view and numbers that chance starts from; all memory is given back. */
export function thinking<T>({ mind }: Rules, round: Round, start: readonly number[], work: (seen: Seen, chance: Chance) => T): T {
  const { raw, seat } = round.view(round.turn);
  return mind.scope(() => work(new Seen(mind, seat, Int8Array.from(raw)), new Chance(mind, ...start)));
}

/** Plays a round to its end; before each move it stands still. */
export function* moments(rules: Rules, { round, match }: Begun): Generator<Round> {
  while (!round.over) {
    const { legal } = round;
    yield round;
    round.make(legal.length > 1 ? simple(rules, round, match) : legal[0]!);
  }
}

const simple = (rules: Rules, round: Round, seed: number): Numbers => thinking(rules, round, [seed, round.numbers.length], greedy);
