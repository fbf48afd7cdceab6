import { expect, test } from 'vitest';
import { unwrapAll } from './unwrap.ts';

/** A table of so many rows, as a backend hands it out: a thousand at a time. */
function tableOf(count: number) {
  const asked: [number, number][] = [];
  const rows = Array.from({ length: count }, (_, nth) => nth);
  const ask = () => ({
    range: async (from: number, to: number) => {
      asked.push([from, to]);
      const data = rows.slice(from, Math.min(to + 1, from + 1000));
      return { data, error: null, status: 200 } as never;
    },
  });
  return { ask, asked, rows };
}

test.each([0, 999, 1000, 2500])('lists: all of %i rows are read', async (count) => {
  const { ask, asked, rows } = tableOf(count);
  expect(await unwrapAll<number>(ask)).toEqual(rows);
  expect(asked).toHaveLength(Math.floor(count / 1000) + 1);
});
