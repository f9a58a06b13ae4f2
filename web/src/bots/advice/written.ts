/** Answers as the server writes them: JSON in which a worth of 2 is 2.0. */

/** A number with a fraction, rounded as advice rounds. */
export class Fraction {
  readonly value: number;

  constructor(value: number) {
    this.value = rounded(value);
  }
}

export type Plain = null | boolean | number | string | Fraction | readonly Plain[] | { readonly [name: string]: Plain };

/** Plain data as JSON, with the names in their order. */
export function written(data: Plain): string {
  if (data instanceof Fraction) return fraction(data.value);
  if (Array.isArray(data)) return `[${data.map(written).join(",")}]`;
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  return `{${Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}:${written(value as Plain)}`).join(",")}}`;
}

function fraction(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

/** To three digits; of two that are as near the even one, as Python has it. `toFixed` takes the greater of them. Only odd
 * sixteenths lie between two. */
export function rounded(value: number): number {
  const between = Math.abs(16 * value) % 2 === 1;
  if (!between) return Number(value.toFixed(3));
  const below = Math.floor(1000 * value);
  return (below % 2 === 0 ? below : below + 1) / 1000;
}
