/** Median, 95th percentile and maximum of times in ms. */
export type Spread = { count: number; p50: number; p95: number; max: number };

export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many interactions there are for each of the highest that INP ignores. */
const INTERACTIONS_PER_IGNORED = 50;

/** The INP of a page by the waits of its interactions: the longest, but one of the highest is ignored for every 50. */
export const inp = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => b - a)[Math.floor(waits.length / INTERACTIONS_PER_IGNORED)] ?? 0;
