/** Returns the median, which a single slow round doesn't affect, or NaN for an empty list. */
const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
};

/** The median, the minimum and the maximum of some numbers. */
export type Spread = { readonly median: number; readonly min: number; readonly max: number };

/** Returns the spread of some numbers, rounded to hundredths. */
export const getSpread = (numbers: readonly number[]): Spread => ({
  median: Number(median(numbers).toFixed(2)),
  min: Number(Math.min(...numbers).toFixed(2)),
  max: Number(Math.max(...numbers).toFixed(2)),
});

/**
 * Returns how many times faster one server was than another. It is the median of the ratios of each round, since other load on
 * the machine affects both servers of a round alike.
 */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));

/** Returns the growth per step: the slope of the least-squares line. */
export const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, step) => sum + (step - middle) * (value - mean), 0);
  const variance = values.reduce((sum, _, step) => sum + (step - middle) ** 2, 0);
  return covariance / variance;
};
