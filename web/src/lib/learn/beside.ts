/** Whoever stands beside a player at a table, and what they speak in: the coach of a lesson, the asker of a puzzle. */

import type { Component, Snippet } from "svelte";
import type { Game } from "../../protocol.gen";
import type { Choice } from "../table/choice.svelte";
import type { Line } from "../table/line.svelte";
import type { Speaker } from "../sentences/sentences";

export interface Beside {
  /** What they are at; null when they have gone. */
  readonly step: object | null;
  /** Whether a move may be made; if not, they say why not. */
  allows(move: string): boolean;
  /** A card is touched; whether nothing else comes of it. */
  touches(code: string, key: string): boolean;
}

export interface BarProps<Who extends Beside = Beside> {
  coach: Who;
  said: Speaker;
  names: readonly string[];
  game: Game;
  line: Line | null;
  choice: Choice;
  away: boolean; // something lies over the table
  parts: number; // of the table that have been laid
  trouble: (error: unknown) => void;
  score: () => void;
  children: Snippet; // the buttons of the moves
}

export interface Company {
  coach: Beside;
  said: Speaker;
  Bar: Component<BarProps>;
  /** The same words in the language that is read now. */
  anew?: () => Promise<Speaker | null>;
}

/** The same, for a table that does not ask which of them it is. */
export const company = <Who extends Beside>(coach: Who, said: Speaker, Bar: Component<BarProps<Who>>): Company => ({ coach, said, Bar: Bar as unknown as Component<BarProps> });
