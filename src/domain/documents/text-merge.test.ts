import { expect, test } from 'vitest';
import { Random } from '../../../tests/support/random.ts';
import { mergeDocuments } from './merge.ts';
import { diffWords, joinParts, mergeTexts } from './text-merge.ts';

const BASE = 'Oak is hard.\n\nWalnut is dark.\n\nAsh is pale.';

const WEEK = 'A board of oak is planed on both sides and left for a week.';
const [harder, elm] = [BASE.replace('hard', 'harder'), `${BASE}\n\nElm is rare.`];
/** A word at the end of a paragraph, and a paragraph after it. */
const besides = ['dark.', 'pale.'].map((place) => ({
  longer: BASE.replace(place, `${place} MINE`),
  more: BASE.replace(place, `${place}\n\nTHEIRS`),
  whole: BASE.replace(place, `${place} MINE\n\nTHEIRS`),
}));

test.each<[what: string, base: string, mine: string, theirs: string, joined: string, by: string[]]>(
  [
    ['of different blocks', BASE, harder, elm, `${harder}\n\nElm is rare.`, ['me', 'them']],
    [
      'of one block, in other words',
      WEEK,
      WEEK.replace('oak', 'ash'),
      WEEK.replace('week', 'month'),
      WEEK.replace('oak', 'ash').replace('week', 'month'),
      ['both'],
    ],
    [
      'of paragraphs that both added at one place, the saved one first',
      BASE,
      ...([`${BASE}\n\nMINE`, `${BASE}\n\nTHEIRS`, `${BASE}\n\nTHEIRS\n\nMINE`] as const),
      ['both'],
    ],
    ...besides.flatMap(
      ({ longer, more, whole }): [string, string, string, string, string, string[]][] => [
        ['of a word and a paragraph after it', BASE, longer, more, whole, ['me', 'them']],
        ['of a paragraph and a word before it', BASE, more, longer, whole, ['them', 'me']],
      ],
    ),
    [
      'of a paragraph before a word',
      BASE,
      BASE.replace('Walnut', 'NEW\n\nWalnut'),
      BASE.replace('Walnut', 'Dark walnut'),
      BASE.replace('Walnut', 'NEW\n\nDark walnut'),
      ['me', 'them'],
    ],
    ['that are the same', BASE, harder, harder, harder, []],
  ],
)('merge: changes %s go together without a question', (_, base, mine, theirs, joined, by) => {
  const { value, places } = mergeDocuments('parts', base, mine, theirs);
  expect(value).toBe(joined);
  expect(places.map((place) => place.by)).toEqual(by);
});

test('merge: changes in the same words are a choice, and so is every difference where nobody knows what both began with', () => {
  const [mine, theirs] = [BASE.replace('dark', 'brown'), BASE.replace('dark', 'black')];
  for (const base of [BASE, null]) {
    const { value, clashes } = mergeDocuments('parts', base, mine, theirs);
    const texts = { mine: '\n\nWalnut is brown.', theirs: '\n\nWalnut is black.' };
    expect(clashes).toMatchObject([{ id: '-1', by: 'both', both: null, ...texts }]);
    expect(value).toBe(mine);
    const chosen = mergeDocuments('parts', base, mine, theirs, { '-1': 'theirs' });
    expect(chosen.value).toBe(theirs);
  }
});

test('merge: each whole text comes out again as it went in, and so does what one side alone changed', () => {
  const words = ['oak', 'ash', '\n', '\n\n', '\n\n\n\n', ' ', 'constructor ', '__proto__ '];
  const rounds = new Random(7);
  const random = (below: number) => rounds.below(below);
  const text = () => Array.from({ length: random(14) }, () => words[random(words.length)]).join('');
  for (let round = 0; round < 2_000; round += 1) {
    const [base, mine, theirs] = [text(), text(), text()];
    const parts = mergeTexts(base, mine, theirs);
    expect(joinParts(parts, (part) => part.mine)).toBe(mine);
    expect(joinParts(parts, (part) => part.theirs)).toBe(theirs);
    expect(mergeDocuments('parts', base, mine, base).value).toBe(mine);
    expect(mergeDocuments('parts', base, base, theirs).value).toBe(theirs);
    const blind = mergeTexts(null, mine, theirs);
    expect(joinParts(blind, (part) => part.mine)).toBe(mine);
    expect(joinParts(blind, (part) => part.theirs)).toBe(theirs);
  }
});

test('changed words: is marked where it stands', () => {
  expect(diffWords('walnut adds £5,000 to it', 'walnut adds £5,500 to it')).toEqual([
    { kind: 'same', text: 'walnut adds ' },
    { kind: 'removed', text: '£5,000 ' },
    { kind: 'added', text: '£5,500 ' },
    { kind: 'same', text: 'to it' },
  ]);
  expect(diffWords('Oak is hard.\n\nAsh', 'Oak is harder.\n\nAsh')).toEqual([
    { kind: 'same', text: 'Oak is ' },
    { kind: 'removed', text: 'hard.' },
    { kind: 'added', text: 'harder.' },
    { kind: 'same', text: '\n\nAsh' },
  ]);
  expect(diffWords('', '')).toEqual([]);
});
