/** Means and variances, added up in the order in which NumPy adds: equal samples give equal numbers to the last digit. */

const BLOCK = 128;
const LANES = 8;

/** The sum of some numbers, by halves (`pairwise_sum` of NumPy). */
export function sum(numbers: readonly number[], from = 0, to = numbers.length): number {
  const n = to - from;
  if (n < LANES) {
    let total = 0;
    for (let i = from; i < to; i++) total += numbers[i]!;
    return total;
  }
  if (n > BLOCK) {
    const half = Math.trunc(n / 2);
    const middle = from + half - (half % LANES);
    return sum(numbers, from, middle) + sum(numbers, middle, to);
  }
  const lane = numbers.slice(from, from + LANES);
  const whole = from + n - (n % LANES);
  for (let i = from + LANES; i < whole; i++) lane[(i - from) % LANES]! += numbers[i]!;
  const [a, b, c, d, e, f, g, h] = lane as [number, number, number, number, number, number, number, number];
  let total = a + b + (c + d) + (e + f + (g + h));
  for (let i = whole; i < to; i++) total += numbers[i]!;
  return total;
}

export const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;

export function variance(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return mean(numbers.map((number) => (number - middle) * (number - middle)));
}
