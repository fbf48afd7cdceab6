import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentSource } from './source.ts';

const state = vi.hoisted(() => ({ others: [] as string[], current: '' }));
vi.mock('#build/language.ts', () => ({
  get otherLanguages() {
    return state.others;
  },
  mainTag: () => 'en-GB',
}));
vi.mock('#business/language.ts', () => ({ currentLanguage: () => state.current }));

const { inWordsOfPage, media } = await import('./media.ts');

const ID = '5f0c4a1e-0000-4000-8000-000000000001';
const ROW = {
  ...{ id: ID, bucket: 'media', path: 'oak.pdf', slug: 'oak', bytes: 9, width: 0, height: 0 },
  ...{ title: 'Oak', alt: 'An oak table', caption: 'By hand', credit: '', decorative: false },
  ...{ focal_x: 0.5, focal_y: 0.5, thumbhash: null, sha256: null },
};

const asked: string[] = [];
const texts = [
  { media_id: ID, language: 'pt', alt: 'Uma mesa', caption: '' },
  { media_id: ID, language: 'de', alt: 'Ein Tisch', caption: 'Von Hand' },
];
const sourceOf = (row: typeof ROW) =>
  ({
    rows: async (table: string) => {
      asked.push(table);
      return table === 'published_media' ? [row] : texts;
    },
  }) as unknown as ContentSource;

beforeEach(() => {
  asked.length = 0;
  state.others = ['pt', 'de'];
  state.current = '';
});

/** The candidate of the picture, and its entry. */
async function read(row = ROW) {
  const [candidate] = await media.read(sourceOf(row), [ID]);
  return { row: candidate?.row, entry: media.schema.parse(await candidate?.entry()) };
}

test('picture: has the words of the page that shows it, and of no other language', async () => {
  const { entry: oak } = await read();
  const shownIn = (language: string) => {
    state.current = language;
    return inWordsOfPage(oak);
  };
  const main = { alt: 'An oak table', caption: 'By hand', texts: undefined };
  expect({ texts: undefined, ...shownIn('') }).toMatchObject(main);
  // What is not translated is said in the main language.
  const portuguese = { alt: 'Uma mesa', caption: 'By hand', captionLang: 'en-GB' };
  expect(shownIn('pt')).toMatchObject(portuguese);
  expect(shownIn('pt')).not.toHaveProperty('altLang');
  expect(shownIn('de')).toMatchObject({ alt: 'Ein Tisch', caption: 'Von Hand' });
  expect(shownIn('de')).not.toHaveProperty('texts');
  expect(shownIn('de')).toBe(shownIn('de'));
  expect(shownIn('fr')).toMatchObject({ alt: 'An oak table' });
});

test('picture: a decorative picture is decorative in every language', async () => {
  const { entry } = await read({ ...ROW, decorative: true });
  state.current = 'pt';
  expect(inWordsOfPage(entry).alt).toBe('');
});

test('picture: a site of one language asks for no others, and its pictures are as they were', async () => {
  const before = await read();
  state.others = [];
  asked.length = 0;
  const { row, entry } = await read();
  expect(asked).toEqual(['published_media']);
  expect(row).toBe(ROW);
  // A change of a text is a change of the picture.
  expect(before.row).not.toEqual(row);
  expect(entry).not.toHaveProperty('texts');
  expect(inWordsOfPage(entry)).toBe(entry);
});
