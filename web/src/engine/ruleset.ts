/** A ruleset: a game, how many play it, and the value of every option. */

import { NONE, type OptionDeclared, type Setting, type Settings } from "./declared";
import { size, type Bytes } from "./fields";
import { inWords, read, restore, same, store } from "./options";
import { quoted } from "./quoted";
import { Refused, type Facts } from "./refused";
import type { Game } from "./game";
import { filled, namesIn } from "./words";

const PEOPLE = "people"; // the role of an option: how many take turns at the seats

export class Ruleset {
  /** `given` are the options that were chosen. */
  constructor(
    readonly game: Game,
    readonly players: number,
    readonly options: Readonly<Settings>,
    readonly given: Readonly<Settings>,
  ) {}

  /** How many people play: more than there are seats where they take turns to sit out. */
  get people(): number {
    const takesTurns = this.game.declared.options.filter((option) => option.role === PEOPLE).map((option) => this.options[option.name]);
    return takesTurns.find((people) => typeof people === "number") ?? this.players;
  }

  /** A blank table, undealt. */
  table(): Bytes {
    const table = laid(this.game, this.players, this.options);
    this.game.call("lay_out", table);
    return table;
  }

  /** The options that the players may agree anew between two rounds. */
  get leftOpen(): string[] {
    const fits = (option: OptionDeclared) => Object.entries(option.company).every(([other, value]) => same(this.options[other], value));
    return this.game.declared.options.filter((option) => option.agreed && fits(option)).map((option) => option.name);
  }

  /** This ruleset with what its players have agreed. Throws `Refused`. */
  agreed(options: Record<string, unknown>): Ruleset {
    const left = this.leftOpen;
    const other = Object.keys(options).find((name) => !left.includes(name));
    if (other !== undefined) throw new Refused("not_agreed_here", { given: quoted(other), allowed: left.length ? left : ["none"] });
    return ruleset(this.game, this.players, null, { ...this.given, ...options });
  }
}

/** The ruleset of a game. Throws `Refused` with what is allowed. */
export function ruleset(game: Game, players: number | null, preset: string | null, options: Record<string, unknown>): Ruleset {
  const settled = presetOf(game, preset);
  if (players !== null) refuseOddPlayers(game, players);
  if (players !== null && settled.players !== null && players !== settled.players) throw wrongPlayers(game, players, String(settled.players));
  const seats = players ?? settled.players ?? Math.min(game.declared.people, Math.max(...game.declared.seats));
  const asked = { ...settled.options, ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name.replaceAll("-", "_"), value])) };
  const known = new Map(game.declared.options.map((option) => [option.name, option]));
  const values: Settings = Object.fromEntries(game.declared.options.map((option) => [option.name, option.default]));
  for (const [name, value] of Object.entries(asked)) {
    const option = known.get(name);
    if (!option) throw new Refused("unknown_option", { given: quoted(name), game: game.id, options: [...known.keys()] });
    values[name] = read(option, value, seats);
  }
  const given: Settings = Object.fromEntries(Object.keys(asked).map((name) => [name, values[name]!]));
  return new Ruleset(game, seats, arranged(game, seats, values, given), given);
}

function presetOf(game: Game, preset: string | null): { players: number | null; options: Record<string, Setting> } {
  if (preset === null) return { players: null, options: {} };
  const presets = game.declared.presets;
  if (!Object.hasOwn(presets, preset)) throw new Refused("unknown_preset", { given: quoted(preset), game: game.id, presets: Object.keys(presets).join(", ") || "none" });
  return presets[preset]!;
}

function refuseOddPlayers(game: Game, players: number): void {
  const seats = [...game.declared.seats, ...game.declared.more_seats];
  if (seats.includes(players)) return;
  const row = seats.length > 1 && seats.every((n, i) => n === seats[0]! + i);
  throw wrongPlayers(game, players, row ? `${seats[0]} to ${seats.at(-1)}` : seats.join(", "));
}

const wrongPlayers = (game: Game, players: number, allowed: string) => new Refused("wrong_players", { given: quoted(players), game: game.id, allowed });

/** A table with the options in it, and nothing that follows from them. */
function laid(game: Game, players: number, options: Readonly<Settings>): Bytes {
  const table = game.table.blank();
  game.table.set(table, "seats", players);
  game.table.set(table, "adds", game.declared.adds);
  for (const option of game.declared.options) {
    store(option, options[option.name]!).forEach((stored, place) => game.table.set(table, option.name, stored, place));
  }
  return table;
}

/** The value of every option, once the game has filled in what follows from others. Throws `Refused` where the game does. */
function arranged(game: Game, players: number, options: Settings, given: Settings): Settings {
  const table = laid(game, players, options);
  const chosen = game.table.blank();
  for (const name of Object.keys(given)) for (let i = 0; i < size(game.table.field(name)); i++) game.table.set(chosen, name, 1, i);
  const refused = BigInt64Array.from([BigInt(NONE), 0n, 0n]);
  game.call("arrange", table, chosen, refused);
  if (refused[0] !== BigInt(NONE)) throw refusal(game, table, refused);
  return Object.fromEntries(game.declared.options.map((option) => [option.name, settled(game, table, option, options[option.name]!)]));
}

/** The value of an option on a table: the very one that was laid there, unless the rules have put another. */
function settled(game: Game, table: Bytes, option: OptionDeclared, value: Setting): Setting {
  const stands = standing(game, table, option);
  return same(stands.map(String), store(option, value).map(String)) ? value : restore(option, stands);
}

const standing = (game: Game, table: Bytes, option: OptionDeclared) =>
  Array.from({ length: size(game.table.field(option.name)) }, (_, place) => game.table.bits(table, option.name, place));

/** A refusal by the rules, with the facts of its sentence. */
function refusal(game: Game, table: Bytes, refused: BigInt64Array): Refused {
  const reason = game.declared.refusals[Number(refused[0])]!;
  const known: Facts = { players: game.table.number(table, "seats") };
  reason.numbers.forEach((name, i) => (known[name] = Number(refused[i + 1])));
  const facts: Facts = {};
  for (const name of namesIn(reason.says)) {
    const option = game.declared.options.find((one) => one.name === name);
    facts[name] = known[name] ?? inWords(option!, restore(option!, standing(game, table, option!)));
  }
  const says = filled(reason.says, facts);
  const english = reason.option ? `Option ${reason.option}: ${says}.` : `${capital(says)}.`;
  return new Refused("bad_option", { ...facts, option: reason.option || "none", reason: reason.word }, {}, english);
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
