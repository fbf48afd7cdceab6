import { expect, test, vi } from 'vitest';
import { renderBody } from '#domain/markdown/body.ts';
import { searchWords } from '#domain/search/words.ts';

vi.mock('#business/language.ts', () => import('./rules.ts'));

const html = (source: string) =>
  renderBody(source)
    .segments.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');

test('German: quotation marks are low where they open and high where they close; headings have ids as addresses are spelled; what every sentence has is not searched for', () => {
  expect(html(`"Ordentlich", sagte er, "ist's 'fast' immer" -- Hans' Tisch.`)).toBe(
    '<p>„Ordentlich“, sagte er, „ist’s ‚fast‘ immer“ – Hans’ Tisch.</p>',
  );
  expect(html('## Förderung für Türen')).toContain('id="foerderung-fuer-tueren"');
  expect(searchWords('Der Tisch und die Bank für das Büro')).toEqual(['tisch', 'bank', 'buro']);
});

test.each([
  ['Küche', 'Küchen', 'KUECHE', 'Kuchen'],
  ['Tür', 'Türen', 'Tueren'],
  ['Treppe', 'Treppen'],
  ['Förderung', 'Förderungen', 'foerderung'],
  ['Haus', 'Häuser', 'Häusern', 'Hauses'],
  ['Holz', 'Hölzer', 'Holze'],
  ['Schrank', 'Schränke', 'Schränken', 'Schranks'],
  ['Fenster', 'Fenstern'],
  ['neue', 'neuer', 'neues', 'neuem'],
])('German: %s is found in all its forms', (...forms) => {
  const stems = forms.flatMap((form) => searchWords(form));
  expect(stems).toHaveLength(forms.length);
  expect(new Set(stems).size).toBe(1);
});

test('German: other words stay apart', () => {
  const words = 'Treue Trauer Bauer Quelle Möbel Buche Öl See Esel';
  expect(new Set(searchWords(words)).size).toBe(9);
});
