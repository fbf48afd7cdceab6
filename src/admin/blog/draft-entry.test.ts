import { expect, test } from 'vitest';
import { EMPTY_TEXT } from '#domain/article-text.ts';
import { FORM, readEntry } from './draft-entry.ts';

const text = { ...EMPTY_TEXT, title: 'Oak', tags: ['Timber'] };
const draft = { form: FORM, kind: 'draft', owner: 'anna/new', version: 3, at: 5, text };

test('an entry comes back as it was written', () => {
  expect(readEntry(draft)).toEqual(draft);
  const kept = { form: FORM, kind: 'kept', owner: 'anna/new', texts: [{ at: 1, text }] };
  expect(readEntry(kept)).toEqual(kept);
});

test.each([
  ['nothing', undefined],
  ['another form', { ...draft, form: FORM + 1 }],
  ['no text', { ...draft, text: null }],
  ['half a text', { ...draft, text: { title: 'Oak' } }],
  ['a text of other kinds', { ...draft, text: { ...text, noindex: 'yes' } }],
  ['something else', { ...draft, kind: 'note' }],
])('%s is not read', (_name, value) => {
  expect(readEntry(value)).toBeNull();
});

test('of kept texts those are read that can be', () => {
  const kept = {
    form: FORM,
    kind: 'kept',
    owner: 'a',
    texts: [
      { at: 1, text: {} },
      { at: 2, text },
    ],
  };
  expect(readEntry(kept)).toMatchObject({ texts: [{ at: 2 }] });
});
