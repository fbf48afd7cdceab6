import { expect, test } from 'vitest';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { NO_FIELDS } from '#domain/galleries/fields.ts';
import {
  type GalleryDraft,
  galleryMachine,
  galleryPlace,
  problemIn,
  storedOf,
  withCaption,
  withField,
} from './gallery-saver.ts';

const picture = (id: string, caption = '') => ({ id, caption, captions: {}, version: 1 });

/** A gallery as the server has it. */
const stored = (version: number, said: object = {}, pictures = [picture('a'), picture('b')]) =>
  storedOf({
    gallery: {
      ...NO_FIELDS,
      slug: 'oak',
      title: 'Oak',
      words: {},
      ...said,
      version,
      pictures_version: 0,
    },
    pictures,
  } as unknown as OpenGallery);

const opened = galleryMachine.open(stored(1));
const typed = (change: (draft: GalleryDraft) => Partial<GalleryDraft>) =>
  galleryMachine.reduce(opened, { type: 'typed', value: change(opened.typed) });
const seen = (state: typeof opened, saved: ReturnType<typeof stored>) =>
  galleryMachine.reduce(state, { type: 'seen', saved });

test('gallery: what two people write in different fields, languages and captions goes together unasked', () => {
  const mine = typed((draft) => ({
    ...withField(draft, 'summary', '', 'Light.'),
    ...withField(draft, 'materials', '', ['Oak', 'Ash']),
    ...withField(draft, 'title', 'pt', 'Carvalho'),
    ...withCaption(draft, 'a', '', 'Mine'),
  }));
  const pl = { ...NO_FIELDS, title: 'Dąb' };
  const theirs = [picture('b', 'Theirs'), picture('c'), picture('a')];
  const both = seen(mine, stored(2, { place: 'Leeds', materials: ['Elm'], words: { pl } }, theirs));
  expect(both).toMatchObject({ theirs: null, base: 2 });
  expect(both.typed).toMatchObject({
    ...{ summary: 'Light.', place: 'Leeds', materials: ['Elm', 'Oak', 'Ash'] },
    words: { pt: { title: 'Carvalho' }, pl },
    captions: { a: { '': 'Mine' }, b: { '': 'Theirs' }, c: { '': '' } },
  });
  expect(galleryMachine.saveStatus(both)).toBe('unsaved');
});

test('gallery: of two titles one is chosen, and where they differ has a name', () => {
  const mine = typed((draft) => withField(draft, 'year', '', 2024));
  const asked = seen(mine, stored(2, { year: 2025 }));
  expect(galleryMachine.saveStatus(asked)).toBe('conflict');
  const { read, merge } = galleryMachine.rules;
  const { clashes } = merge(asked.origin, asked.typed, read(stored(2, { year: 2025 })));
  expect(clashes.map(({ path }) => galleryPlace(path))).toEqual(['Year']);
  expect(galleryPlace(['words', 'pt', 'title'])).toBe('Portuguese: Title');
  expect(galleryPlace(['captions', 'a', ''])).toBe('Caption');
});

test('gallery: nobody is asked for the caption of a picture that a colleague took out', () => {
  const mine = typed((draft) => withCaption(draft, 'a', '', 'Mine'));
  const left = seen(mine, stored(2, {}, [picture('b')]));
  expect(left.typed.captions).toEqual({ b: { '': '' } });
  expect(galleryMachine.saveStatus(left)).toBe('saved');
});

test('gallery: what the database would refuse is named, with its place', () => {
  const problem = (change: (draft: GalleryDraft) => Partial<GalleryDraft>) =>
    problemIn(typed(change).typed)?.part;
  expect(problem(() => ({}))).toBeUndefined();
  expect(problem((draft) => withField(draft, 'year', '', 19))).toBe('year');
  expect(problem((draft) => withField(draft, 'title', 'pt', 'x'.repeat(201)))).toBe('title');
  expect(problem((draft) => withField(draft, 'title', 'pt', 'Carvalho'))).toBeUndefined();
  // A language without a word is none.
  expect(withField(opened.typed, 'title', 'pt', '')).toEqual({ words: {} });
  expect(problem((draft) => withCaption(draft, 'b', 'pt', 'x'.repeat(501)))).toBe('b');
});
