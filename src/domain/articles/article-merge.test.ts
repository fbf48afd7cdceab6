import { expect, test } from 'vitest';
import { Random } from '../../../tests/support/random.ts';
import { diffWords, joinParts, type MergePart, mergeTexts } from './article-merge.ts';

const BASE = 'Oak is hard.\n\nWalnut is dark.\n\nAsh is pale.';

function changes(parts: MergePart[]) {
  return parts.filter((part) => part.kind === 'changed');
}

test('merge: changes in different blocks go together without a question', () => {
  const parts = mergeTexts(BASE, BASE.replace('hard', 'harder'), `${BASE}\n\nElm is rare.`);
  expect(changes(parts).map(({ by }) => by)).toEqual(['me', 'them']);
  expect(joinParts(parts)).toBe(`${BASE.replace('hard', 'harder')}\n\nElm is rare.`);
});

test('merge: changes in one block but in other words go together too', () => {
  const base = 'A board of oak is planed on both sides and left for a week.';
  const parts = mergeTexts(base, base.replace('oak', 'ash'), base.replace('week', 'month'));
  expect(joinParts(parts)).toBe('A board of ash is planed on both sides and left for a month.');
  expect(changes(parts)).toHaveLength(1);
});

test('merge: paragraphs that both added at one place go together, the saved one first', () => {
  const parts = mergeTexts(BASE, `${BASE}\n\nMINE`, `${BASE}\n\nTHEIRS`);
  expect(changes(parts).map(({ by, both }) => [by, both])).toEqual([
    ['both', '\n\nTHEIRS\n\nMINE'],
  ]);
  expect(joinParts(parts)).toBe(`${BASE}\n\nTHEIRS\n\nMINE`);
});

test('merge: a word at the end of a paragraph and a paragraph after it go together', () => {
  for (const place of ['dark.', 'pale.']) {
    const longer = BASE.replace(place, `${place} MINE`);
    const more = BASE.replace(place, `${place}\n\nTHEIRS`);
    const whole = BASE.replace(place, `${place} MINE\n\nTHEIRS`);
    expect(joinParts(mergeTexts(BASE, longer, more))).toBe(whole);
    expect(joinParts(mergeTexts(BASE, more, longer))).toBe(whole);
  }
  const before = BASE.replace('Walnut', 'NEW\n\nWalnut');
  const parts = mergeTexts(BASE, before, BASE.replace('Walnut', 'Dark walnut'));
  expect(joinParts(parts)).toBe(BASE.replace('Walnut', 'NEW\n\nDark walnut'));
});

test('merge: changes in the same words are a choice; mine stands until it is made', () => {
  const parts = mergeTexts(BASE, BASE.replace('dark', 'brown'), BASE.replace('dark', 'black'));
  const texts = { mine: '\n\nWalnut is brown.', theirs: '\n\nWalnut is black.' };
  expect(changes(parts)).toEqual([{ kind: 'changed', by: 'both', both: null, ...texts }]);
  expect(joinParts(parts)).toContain('brown');
  expect(joinParts(parts, (part) => part.theirs)).toContain('black');
});

test('merge: the same change by both is no difference', () => {
  const both = BASE.replace('dark', 'brown');
  expect(changes(mergeTexts(BASE, both, both))).toEqual([]);
});

test('merge: without the text that both began with, every difference is a choice', () => {
  const parts = mergeTexts(null, BASE, BASE.replace('dark', 'black'));
  expect(changes(parts).map(({ by, both }) => [by, both])).toEqual([['both', null]]);
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
    expect(joinParts(mergeTexts(base, mine, base))).toBe(mine);
    expect(joinParts(mergeTexts(base, base, theirs))).toBe(theirs);
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
