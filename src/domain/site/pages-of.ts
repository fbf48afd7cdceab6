export interface ListPage<Item> {
  items: Item[];
  /** Counted from the oldest, 1; the first page of the list has the highest. */
  number: number;
  path: string;
  /** Paths of the pages with newer and with older items, `null` at the ends. */
  newer: string | null;
  older: string | null;
}

/**
 * Cuts a list, newest first, into pages numbered from the oldest on, so that a new item changes the
 * first page alone. That one has the list's own `path` and is half to one and a half pages long.
 */
export function pagesOf<Item>(
  items: readonly Item[],
  size: number,
  path: string,
): [ListPage<Item>, ...ListPage<Item>[]] {
  const count = pageCount(items.length, size);
  const pathOf = (number: number) => (number === count ? path : `${path}/page/${number}`);
  const pageOf = (number: number): ListPage<Item> => {
    const end = items.length - (number - 1) * size;
    return {
      items: items.slice(number === count ? 0 : end - size, end),
      number,
      path: pathOf(number),
      newer: number === count ? null : pathOf(number + 1),
      older: number === 1 ? null : pathOf(number - 1),
    };
  };
  return [pageOf(count), ...Array.from({ length: count - 1 }, (_, i) => pageOf(count - 1 - i))];
}

/**
 * Addresses that lead to a list's first page: the number that it is going to have, and the last one of
 * a list that was counted from the newest before.
 */
export function pageRedirects(length: number, size: number, path: string): string[] {
  const count = pageCount(length, size);
  const numbers = new Set([count, Math.ceil(length / size)]);
  return [...numbers].filter((number) => number > 1).map((number) => `${path}/page/${number}`);
}

function pageCount(length: number, size: number): number {
  return Math.max(1, Math.floor((length + size - Math.ceil(size / 2)) / size));
}
