/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = sort(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The nearest-rank percentile; 100 for the largest. */
export function percentile(values: readonly number[], percent: number): number {
  return sort(values)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;
}

function sort(values: readonly number[]): number[] {
  return [...values].sort((one, other) => one - other);
}
