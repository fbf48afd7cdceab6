import { expect, test } from 'vitest';
import { draftOf, rowOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { DEFAULTS, type PageDraft } from '#domain/pages/draft.ts';
import { pageMachine } from './page-saver.ts';

const folder = { sections: [{ key: 'hero', kind: 'hero', fields: { headline: ['Oak'] } }] };
const machine = pageMachine(folder, 'home');
const id = 'page:home:home';

const titled = (title: string, seoTitle: string | null = null): PageDraft => ({
  ...{ ...DEFAULTS, title, seoTitle },
});
const untitled: PageDraft = { ...DEFAULTS, seoTitle: 'Theirs' };
/** Typed in a page of the folder, which is called what everybody calls it. */
const left = (value: PageDraft, version: number) => ({
  draft: { version, origin: DEFAULTS, at: 5, value, newId: id },
  kept: [],
});

test.each([
  ['a colleague was first to save it', 1, titled('Theirs'), 0, titled('Mine'), 'conflict'],
  ['a colleague has changed something else', 1, untitled, 0, titled('Mine'), 'unsaved'],
  ['it was stored, and the answer got lost', 1, titled('Mine'), 0, titled('Mine'), 'saved'],
  ['so was the first of it', 1, titled('Mine'), 0, titled('Mine', 'More'), 'unsaved'],
  ['a colleague has saved it as well', 2, titled('Both', 'Theirs'), 1, titled('Both'), 'saved'],
])('page: what an earlier visit left, where %s', (_, version, stored, base, typed, status) => {
  const row = { ...rowOf(stored), version } as PageRow;
  const state = machine.open(row, left(typed, base), { id });
  expect(machine.saveStatus(state)).toBe(status);
  expect(machine.autosaveDelay(state)).toBeNull();
  expect(state.theirs).toEqual(status === 'conflict' ? row : null);
  expect(state.restoredFrom).toBe(status === 'saved' ? null : 5);
  const joined = stored === untitled ? titled('Mine', 'Theirs') : typed;
  expect(state.typed).toEqual(status === 'saved' ? draftOf(row) : joined);
});
