/** One page of a long list. */
export interface ListPage<Item> {
  items: Item[];
  /** Counted from 1. */
  number: number;
  /** How many pages there are, at least 1. */
  count: number;
  /** Paths of the pages before and after, `null` at the ends. */
  previous: string | null;
  next: string | null;
}

/**
 * Cuts a list into pages. The first keeps the address of the list itself (`/blog`); the others are
 * `/blog/page/2`, `/blog/page/3`, …
 *
 * @param path address of the list, without a trailing slash.
 */
export function pagesOf<Item>(
  items: readonly Item[],
  size: number,
  path: string,
): [ListPage<Item>, ...ListPage<Item>[]] {
  const count = Math.max(1, Math.ceil(items.length / size));
  const pathOf = (number: number) => (number === 1 ? path : `${path}/page/${number}`);
  const pageOf = (number: number): ListPage<Item> => ({
    items: items.slice((number - 1) * size, number * size),
    number,
    count,
    previous: number === 1 ? null : pathOf(number - 1),
    next: number === count ? null : pathOf(number + 1),
  });
  return [pageOf(1), ...Array.from({ length: count - 1 }, (_, index) => pageOf(index + 2))];
}
