let settled = 0;

/**
 * How many things wait, of one moment: the lists are fetched one beside the other, and what has left the saved changes
 * may not have come to the approved ones. Until all are in, no fewer wait than before.
 *
 * @param count by the lists as they are.
 * @param isFetching whether any of them is on its way.
 */
export function settledCount(count: number, isFetching: boolean): number {
  if (isFetching) return Math.max(count, settled);
  settled = count;
  return count;
}
