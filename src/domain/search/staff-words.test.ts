import { expect, test } from 'vitest';
import { areCorrected, excerpt, hasWords, markWords, wordsIn } from './staff-words.ts';

/** A text with its marks in brackets. */
const marked = (text: string, query: string) =>
  markWords(text, wordsIn(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('search: words are without accents, capitals and marks; a text has words that begin its own', () => {
  expect(wordsIn(' Café, OAK & oak: “Küche” a_b ')).toEqual(['cafe', 'oak', 'kuche', 'a', 'b']);
  expect(wordsIn('%_\'"\\ …')).toEqual([]);
  expect(hasWords('The oak staircase', wordsIn('STAIR oa'))).toBe(true);
  expect(hasWords('The oak staircase', wordsIn('case'))).toBe(false);
});

test.each([
  ['Oak and oakum, cloak', 'oak', '[Oak] and [oak]um, cloak'],
  ['Die Küchentür', 'kuche', 'Die [Küche]ntür'],
  ['Caf\u0065\u0301 au lait', 'cafe', '[Caf\u0065\u0301] au lait'],
  ['ﬁne ﬂoors', 'fin', '[ﬁn]e ﬂoors'],
  ['שלום עולם', 'עולם', 'שלום [עולם]'],
  ['oak 🌳 oak', 'oak', '[oak] 🌳 [oak]'],
  ['oakum', 'oak oaku', '[oaku]m'],
  ['nothing', 'oak', 'nothing'],
  ['', 'oak', ''],
  ['oak', '', 'oak'],
])('search marks: %s for %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('search: a long text is shown from a little before its first match', () => {
  const text = `${'Planks wait. '.repeat(20)}Elm comes last.`;
  expect(excerpt(text, ['elm'])).toMatch(/^… (wait\. )?(Planks wait\. )+Elm comes last\.$/);
  expect(excerpt(text, ['planks'])).toBe(text);
  expect(excerpt('x'.repeat(300), ['elm'])).toHaveLength(300);
});

test('search: words are corrected that nobody typed', () => {
  const typed = wordsIn(
    'zinc yew walnut teak spruce pine oak maple larch iroko hazel elm cedar birch',
  );
  expect(typed.length).toBeGreaterThan(12);
  expect(areCorrected(typed.toSorted().slice(0, 12), typed)).toBe(false);
  expect(areCorrected(['oak'], ['oak', 'elm'])).toBe(false);
  expect(areCorrected(['oak'], ['aok'])).toBe(true);
});
