import { expect, test } from 'vitest';
import type { Draft } from '#admin/saving/draft-entry.ts';
import { draftOf, rowOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { AS_IT_CAME, type PageDraft } from '#domain/pages/draft.ts';
import { pageMachine } from './page-saver.ts';

const folder = { sections: [{ key: 'hero', kind: 'hero', fields: { headline: ['Oak'] } }] };
const machine = pageMachine(folder, 'home');
const id = 'page:home:home';
const titled = (title: string): PageDraft => ({ ...AS_IT_CAME, title });
const row = (draft: PageDraft, version: number) => ({ ...rowOf(draft), version }) as PageRow;
const opened = (saved: PageRow, draft: Draft<PageDraft>) =>
  machine.open(saved, { draft, kept: [] }, { id });

/** Typed in a page of the folder that nobody had changed, which is called what everybody calls it. */
const left = (value: PageDraft) => ({ version: 0, origin: AS_IT_CAME, at: 5, value, newId: id });

test('what an earlier visit left does not overwrite what a colleague was first to save', () => {
  const state = opened(row(titled('Theirs'), 1), left(titled('Mine')));
  expect(machine.saveStatus(state)).toBe('conflict');
  expect([state.typed.title, state.theirs?.title]).toEqual(['Mine', 'Theirs']);
  expect(machine.autosaveDelay(state)).toBeNull();
});

test('it stands beside what a colleague has changed elsewhere, until somebody goes on with it', () => {
  const theirs = row({ ...AS_IT_CAME, seoTitle: 'Theirs' }, 1);
  const state = opened(theirs, left(titled('Mine')));
  expect(state).toMatchObject({
    typed: { title: 'Mine', seoTitle: 'Theirs' },
    ...{ base: 1, theirs: null, restoredFrom: 5 },
  });
  expect(machine.saveStatus(state)).toBe('unsaved');
});

test('one’s own first save, whose answer got lost, is no conflict', () => {
  const state = opened(row(titled('Mine'), 1), left(titled('Mine')));
  expect(machine.saveStatus(state)).toBe('saved');
  const more = opened(row(titled('Mine'), 1), left({ ...titled('Mine'), seoTitle: 'More' }));
  expect(more).toMatchObject({ typed: { title: 'Mine', seoTitle: 'More' }, theirs: null, base: 1 });
});

test('what a colleague has saved as well is no news', () => {
  const both = { ...titled('Both'), seoTitle: 'Theirs' };
  const state = opened(row(both, 2), { ...left(titled('Both')), version: 1 });
  expect(state).toMatchObject({ restoredFrom: null, theirs: null });
  expect(draftOf(state.saved as PageRow)).toEqual(state.typed);
});
