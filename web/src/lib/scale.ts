// Chart scales: round tick values, and paths through points.

const WANTED = 4;

/** About four round values that cover `least` to `most`; integers only if `whole`. */
export function ticks(least: number, most: number, whole = false): number[] {
  if (!(most > least)) return [least];
  const rough = Math.max((most - least) / WANTED, whole ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A function from values to positions in the drawing. */
export function scale(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** A path through points; `null` leaves a gap. */
export function path(points: readonly (readonly [number, number] | null)[]): string {
  let drawn = '';
  let up = true;
  for (const point of points) {
    if (point) drawn += `${up ? 'M' : 'L'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    up = !point;
  }
  return drawn;
}

/** The area between two lines. */
export function band(
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
): string {
  return upper.length ? `${path([...upper, ...[...lower].reverse()])}Z` : '';
}

/** At most `most` of n indexes, evenly spaced, including the first and the last. */
export function some(n: number, most: number): number[] {
  if (n <= most) return Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: most }, (_, i) => Math.round((i * (n - 1)) / (most - 1)));
}
