import { beforeEach, expect, test, vi } from 'vitest';
import { mediaSearch } from '#admin/queries/media.ts';
import { WHOLE_LIBRARY } from '#data/media/media-library.ts';
import { knownQueries, staffHtml } from '../../../tests/support/staff-html.tsx';
import { useMediaSearch } from './use-media-search.ts';

/** The words that the answer on the screen is for; null: those that are typed. */
let answered: string | null;
vi.mock('#admin/ui/fields/use-debounced.ts', () => ({
  useDebounced: (typed: string) => answered ?? typed,
}));
beforeEach(() => {
  answered = null;
});

function Shown({ words }: { words: string }) {
  return String(useMediaSearch({ ...WHOLE_LIBRARY, words }).isEmpty);
}

function isEmpty(words: string): string {
  const queries = knownQueries();
  const { queryKey } = mediaSearch({ ...WHOLE_LIBRARY, words: 'zzz' });
  queries.setQueryData(queryKey, { pages: [{ media: [], next: null }], pageParams: [null] });
  return staffHtml(<Shown words={words} />, queries);
}

test('library: the library is empty for what is asked now, and not by the answer before', () => {
  expect(isEmpty('zzz')).toBe('true');
  expect(isEmpty(''), 'not answered yet').toBe('false');
  answered = 'zzz';
  expect(isEmpty(''), 'typed since').toBe('false');
});
