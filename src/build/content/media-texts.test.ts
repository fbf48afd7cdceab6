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
const source = {
  rows: async (table: string) => {
    asked.push(table);
    return table === 'published_media' ? [ROW] : texts;
  },
} as unknown as ContentSource;

beforeEach(() => {
  asked.length = 0;
  state.others = ['pt', 'de'];
  state.current = '';
});

async function entry() {
  const [candidate] = await media.read(source, [ID]);
  return media.schema.parse(await candidate?.entry());
}

test('picture: has the words of the page that shows it, and of no other language', async () => {
  const oak = await entry();
  const shownIn = (language: string) => {
    state.current = language;
    return inWordsOfPage(oak);
  };
  const main = { alt: 'An oak table', caption: 'By hand', texts: undefined };
  expect({ texts: undefined, ...shownIn('') }).toMatchObject(main);
  // What is not translated is said in the main language.
  expect(shownIn('pt')).toMatchObject({ alt: 'Uma mesa', caption: 'By hand' });
  expect(shownIn('pt')).toMatchObject({ captionLang: 'en-GB' });
  expect(shownIn('pt')).not.toHaveProperty('altLang');
  expect(shownIn('de')).toMatchObject({ alt: 'Ein Tisch', caption: 'Von Hand' });
  expect(shownIn('de')).not.toHaveProperty('texts');
  expect(shownIn('de')).toBe(shownIn('de'));
  expect(shownIn('fr')).toMatchObject({ alt: 'An oak table' });
});

test('picture: a decorative picture is decorative in every language', async () => {
  const [candidate] = await media.read(
    {
      ...source,
      rows: async (table: string) =>
        table === 'published_media' ? [{ ...ROW, decorative: true }] : texts,
    } as ContentSource,
    [ID],
  );
  const oak = media.schema.parse(await candidate?.entry());
  state.current = 'pt';
  expect(inWordsOfPage(oak).alt).toBe('');
});

test('picture: a site of one language asks for no others, and its pictures are as they were', async () => {
  state.others = [];
  const [candidate] = await media.read(source, [ID]);
  expect(asked).toEqual(['published_media']);
  expect(candidate?.row).toBe(ROW);
  const oak = await entry();
  expect(oak).not.toHaveProperty('texts');
  expect(inWordsOfPage(oak)).toBe(oak);
});

test('picture: a change of a text is a change of the picture', async () => {
  const [before] = await media.read(source, [ID]);
  state.others = [];
  const [after] = await media.read(source, [ID]);
  expect(before?.row).not.toEqual(after?.row);
});
