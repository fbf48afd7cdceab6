import { expect, test } from 'vitest';
import { shownWords, WORDS } from './words.ts';

test('the folder’s words fit into their fields', () => {
  for (const { folder, limit } of Object.values(WORDS)) {
    expect(folder.length).toBeGreaterThan(0);
    expect(folder.length).toBeLessThanOrEqual(limit);
  }
});

test('the owner’s words go before those of the folder, one that is gone is passed over', () => {
  const shown = shownWords({ feed: 'Subscribe', toString: 'x', gone: 'y' });
  expect(shown).toEqual({ ...shownWords({}), feed: 'Subscribe' });
});
