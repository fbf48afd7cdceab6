import { afterEach, expect, test, vi } from 'vitest';
import { shownLanguages, unfinishedLanguages } from './shown-languages.ts';

const folder = vi.hoisted(() => ({
  site: { otherLanguages: ['pt-PT', 'de-AT'] },
  kinds: {} as Record<string, string[]>,
}));
vi.mock('#site', () => folder);
vi.mock('#business/pages.ts', async () => {
  const { inLanguage } = await import('#languages/several.ts');
  const pagesIn = (code: string) => (folder.kinds[code] ?? []).map((kind) => ({ kind }));
  return {
    get pages() {
      return inLanguage({ '': pagesIn(''), pt: pagesIn('pt'), de: pagesIn('de') });
    },
  };
});
vi.mock('#business/language.ts', () => import('#languages/several.ts'));

afterEach(() => {
  folder.kinds = {};
});

test('page: a language is there once its folder has the pages without which no site is made; a site of one language has none', () => {
  folder.kinds = { '': ['home', 'service', 'not-found'], pt: [], de: ['home'] };
  expect(shownLanguages()).toEqual([]);
  folder.kinds.de = ['not-found', 'home'];
  expect(shownLanguages()).toEqual(['de-AT']);
  expect(unfinishedLanguages()).toEqual(['pt']);
  folder.kinds.pt = ['home', 'page', 'not-found'];
  expect(shownLanguages()).toEqual(['pt-PT', 'de-AT']);
  folder.site.otherLanguages = [];
  expect(shownLanguages()).toEqual([]);
  expect(unfinishedLanguages()).toEqual([]);
});
