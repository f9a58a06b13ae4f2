/** Who stands beside somebody that plays a first round: says what to do, step by step, and lets nothing else be done. */

import type { Lesson, Step } from "../../engine/lesson";

export interface Pupil {
  /** How many moves have been made in the round. */
  played: () => number;
  /** Lets the others play until so many have been made. */
  goOn: (moves: number) => void;
  /** Keeps the step, to go on from there another time. */
  keep: (step: number) => void;
  /** Plays the round to its end. */
  finish: () => void;
}

export type Phase = "watch" | "do" | "tap" | "read";

export const DONE = -1; // instead of a step

export class Coach {
  at = $state(DONE); // the step
  wrong = $state(""); // what is to be said of the last wrong try: the name of its words, or a sentence of any lesson
  tries = $state(0); // so that the same words twice are heard twice
  touched = $state.raw<string[]>([]); // the cards of this step that have been
  skipping = $state(false); // the moves of this step are made for whoever learns
  private stuck = $state(false); // something else was tried at this step, or nothing for a while
  private known = $state.raw<Record<string, number>>({}); // how often a kind of move was made at once, by its verb

  constructor(
    readonly lesson: Lesson,
    private readonly pupil: Pupil,
    step: number,
  ) {
    this.at = step < lesson.steps.length ? step : DONE;
    this.pupil.goOn(this.step?.at ?? Infinity);
  }

  readonly step = $derived.by((): Step | null => this.lesson.steps[this.at] ?? null);
  readonly phase = $derived.by((): Phase => {
    const { step } = this;
    if (!step || this.pupil.played() < step.at) return "watch";
    return step.ways.length ? "do" : step.tap.length ? "tap" : "read";
  });
  readonly last = $derived.by(() => this.at === this.lesson.steps.length - 1);
  /** The moves that are right now. */
  readonly right = $derived.by(() => {
    const { step } = this;
    if (!step || this.phase !== "do") return [];
    return step.ways.map((way) => way[this.pupil.played() - step.at]).filter((move) => move !== undefined);
  });

  /** Whether the light is faint: moves of this kind have been made at once before. */
  readonly faint = $derived.by(() => !this.stuck && this.right.length > 0 && (this.known[verb(this.right[0]!)] ?? 0) >= KNOWN);

  /** Where to look, as names of spots. */
  readonly lit = $derived.by((): string[] => {
    const { step } = this;
    if (!step || this.phase === "watch") return [];
    const moves = this.right.flatMap((move) => [`move:${move}`, ...(move.includes(" ") ? [`card:${move.split(" ")[1]}`] : [])]);
    return step.lit.length ? [...step.lit, ...this.right.map((move) => `move:${move}`)] : [...moves, ...step.tap.map((code) => `hand:${code}`)];
  });

  /** Goes on where the moves of a step have been made. */
  follow(): void {
    const { step } = this;
    if (!step?.ways.length || this.pupil.played() < step.at + step.ways[0]!.length) return;
    const verbs = this.stuck || this.skipping ? [] : step.ways[0]!.map(verb);
    for (const one of verbs) this.known = { ...this.known, [one]: (this.known[one] ?? 0) + 1 };
    this.next();
  }

  /** Nothing has been done for a while. */
  wait(): void {
    this.stuck = true;
  }

  next(): void {
    this.go(this.last ? DONE : this.at + 1);
  }

  /** The learner has seen enough. */
  finish(): void {
    this.next();
    this.pupil.finish();
  }

  /** The learner goes on alone. */
  leave(): void {
    this.go(DONE);
  }

  private go(step: number): void {
    this.at = step;
    this.wrong = "";
    this.touched = [];
    this.skipping = this.stuck = false;
    this.pupil.keep(step);
    this.pupil.goOn(this.step?.at ?? Infinity);
  }

  /** Whether a move may be made; if not, why not is said. */
  allows(move: string): boolean {
    const { step } = this;
    if (!step || this.right.includes(move)) {
      this.wrong = "";
      return true;
    }
    this.refuse(this.phase === "do" ? `${step.id}.${step.wrong[move] ?? WRONG}` : READ);
    return false;
  }

  /** A card is touched; whether that was what the step waits for, and nothing else comes of it. */
  touches(code: string, key: string): boolean {
    const { step } = this;
    if (!step || this.phase !== "tap") return false;
    if (this.touched.includes(key)) return true;
    if (!step.tap.includes(code)) this.refuse(`${step.id}.${WRONG}`);
    else {
      this.wrong = "";
      this.touched = [...this.touched, key];
      if (this.touched.length === step.tap.length) this.next();
    }
    return true;
  }

  private refuse(words: string): void {
    this.wrong = words;
    this.stuck = true;
    this.tries += 1;
  }

  /** The words of the step once more. */
  repeat(): void {
    this.wrong = "";
    this.tries += 1;
  }

  /** What the step asks for is done for whoever learns. */
  skip(): void {
    if (this.phase === "do") this.skipping = true;
    else if (this.phase !== "watch") this.next();
  }
}

const KNOWN = 2; // moves of a kind, made at once, after which the light is faint
const verb = (move: string) => move.split(" ")[0]!;
const WRONG = "wrong"; // the words for any other move
const READ = "coach-read-first";
