import type { Figure } from './figures-table.ts';

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = sort(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The nearest-rank percentile. */
export function percentile(values: readonly number[], percent: number): number {
  return sort(values)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;
}

/**
 * Figures of times in milliseconds, beside the same ones of other times.
 *
 * @param percents 50 for the median.
 */
export function timeFigures(
  name: string,
  times: readonly number[],
  beside: { name: string; times: readonly number[] },
  percents: readonly number[],
): Figure[] {
  return percents.map((percent) => {
    const take = percent === 50 ? median : (all: readonly number[]) => percentile(all, percent);
    return {
      name: `${name}, ${percent === 50 ? 'median' : `${percent}th percentile`}`,
      value: take(times),
      unit: 'ms',
      reference: { name: beside.name, value: take(beside.times) },
    };
  });
}

function sort(values: readonly number[]): number[] {
  return [...values].sort((one, other) => one - other);
}
