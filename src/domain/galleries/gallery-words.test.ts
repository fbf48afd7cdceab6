import { expect, test } from 'vitest';
import { changedSince, inWordsOf, titledWords, untranslatedWords } from './gallery-words.ts';

const pt = { slug: 'a', title: 'Sótão', summary: '', story: '', place: '', materials: [] };
const gallery = {
  ...{ slug: 'loft', title: 'Loft', summary: 'Light.', story: 'Long.', place: 'Leeds' },
  ...{ materials: ['Ash'], year: 2024, words: { pt } },
  originals: { pt: { title: 'Attic', materials: ['Ash'] } },
};

test('gallery: in another language has its words, the rest of the main one, and what that said when they were written', () => {
  expect(inWordsOf(gallery, 'pt')).toMatchObject({ title: 'Sótão', summary: '', year: 2024 });
  expect(inWordsOf(gallery, 'pl')).toMatchObject({ title: '', materials: [], year: 2024 });
  expect(inWordsOf(gallery, '')).toBe(gallery);
  expect(changedSince(gallery, 'pt')).toEqual({ title: 'Attic' });
  expect(changedSince(gallery, 'pl')).toEqual({});
  expect(titledWords({ pt, pl: { ...pt, title: ' ' } })).toEqual({ pt });
});

test('gallery: of the words of a language those count that are the main one’s; a place is called the same', () => {
  const main = {
    ...{ slug: 'loft', title: 'A loft', summary: 'Much light.', story: 'By hand.\n\nIn oak.' },
    ...{ place: 'Lisbon', materials: ['Oak', 'Brass'] },
  };
  const pt = { ...main, slug: 'sotao', title: 'Um sótão', story: 'À mão.\n\nIn oak.' };
  const { same, of, has } = untranslatedWords({ ...main, words: { pt } }, 'pt');
  expect({ same, of }).toEqual({ same: 3, of: 5 });
  expect(has(main.title)).toBe(false);
  expect(has(main.story)).toBe(true);
});
