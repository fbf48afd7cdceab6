import { expect, test } from 'vitest';
import { Random } from '../../../tests/support/random.ts';
import { joinArticles, mergeChoices } from './article-merge-parts.ts';
import { type ArticleText, EMPTY_TEXT } from './article-text.ts';

const origin = { ...EMPTY_TEXT, tags: ['Oak'], coverId: 'one' };

test('article: whoever changed something since both began is followed; where both changed the same, and where nobody knows, one keeps one’s own', () => {
  const { text, notes } = mergeChoices(
    origin,
    { ...origin, tags: ['Oak', 'Ash'] },
    { ...origin, coverId: 'two' },
  );
  expect(text).toEqual({ slug: null, coverId: 'two', tags: ['Oak', 'Ash'], noindex: false });
  expect(notes).toEqual(['The cover: from the other version.', 'The tags: yours.']);
  const mine = { ...origin, noindex: true, coverId: 'mine' };
  const theirs = { ...origin, coverId: 'theirs' };
  expect(mergeChoices(origin, mine, theirs).text).toMatchObject({ coverId: 'mine', noindex: true });
  expect(mergeChoices(null, mine, theirs).text).toMatchObject({ coverId: 'mine', noindex: true });
  expect(mergeChoices(origin, origin, origin).notes).toEqual([]);
});

const mine = { ...origin, body: 'Mine.' };
const tagged = { ...mine, tags: ['Elm'] };
const begun = { ...origin, body: 'Oak.\n\nAsh.\n\nElm.' };
const inBody = { ...begun, body: 'Oak, mine.\n\nAsh.\n\nElm.' };

test.each([
  ['other parts', origin, mine, { tags: ['Ash'] }, { tags: ['Ash'] }],
  ['other texts', origin, mine, { title: 'Theirs', summary: 'Short.' }, { title: 'Theirs' }],
  ['the same part', origin, mine, { title: 'Theirs', body: 'Theirs.' }, null],
  ['the same tags', origin, tagged, { tags: ['Ash'] }, null],
  ['the same tags alike', origin, tagged, { tags: ['Elm'] }, {}],
  [
    'other blocks',
    begun,
    inBody,
    { body: 'Oak.\n\nElm.\n\nNew.' },
    { body: 'Oak, mine.\n\nElm.\n\nNew.' },
  ],
  ['the same block', begun, inBody, { body: 'Oak, theirs.\n\nAsh.' }, null],
])('article: what somebody else changed joins one’s own: %s', (_, from, own, theirs, joined) => {
  const summary = 'summary' in theirs ? { summary: theirs.summary } : {};
  expect(joinArticles(from, own, { ...from, ...theirs })).toEqual(
    joined && { ...own, ...summary, ...joined },
  );
});

test('article: nothing is lost where two articles are joined without a question', () => {
  const parts = ['title', 'summary', 'authorName', 'seoTitle', 'seoDescription'] as const;
  const rounds = new Random(7);
  const random = (below: number) => rounds.below(below);
  let word = 0;
  const written = () => `word${++word}.`;
  const changed = (text: ArticleText, by: number) => {
    const changes = parts.map((part) => [part, random(5) ? text[part] : `${part} ${random(2)}`]);
    const blocks = text.body.split('\n\n');
    for (let change = 0; change < by; change += 1) {
      const [at, way] = [random(blocks.length), random(4)];
      if (way === 0) blocks.splice(at, 0, written());
      else if (way === 1 && blocks.length > 1) blocks.splice(at, 1);
      else blocks[at] += ` ${written()}`;
    }
    return { ...text, ...Object.fromEntries(changes), body: blocks.join('\n\n') } as ArticleText;
  };
  const wordsOf = (text: ArticleText) => text.body.match(/word\d+\./g) ?? [];
  let joins = 0;
  for (let round = 0; round < 5_000; round += 1) {
    const begun = changed({ ...origin, body: written() }, 8);
    const [mine, theirs] = [changed(begun, random(3)), changed(begun, random(3))];
    const joined = joinArticles(begun, mine, theirs);
    const by = (text: ArticleText) => parts.filter((part) => text[part] !== begun[part]);
    const clashes = by(mine).filter((part) => by(theirs).includes(part));
    if (clashes.some((part) => mine[part] !== theirs[part])) expect(joined).toBeNull();
    if (!joined) continue;
    joins += 1;
    for (const part of by(mine)) expect(joined[part]).toBe(mine[part]);
    for (const part of by(theirs)) expect(joined[part]).toBe(theirs[part]);
    const [old, own, other] = [begun, mine, theirs].map((text) => new Set(wordsOf(text)));
    const isKept = (one: string) =>
      old?.has(one) ? own?.has(one) && other?.has(one) : own?.has(one) || other?.has(one);
    const all = new Set([begun, mine, theirs].flatMap(wordsOf));
    expect(wordsOf(joined).sort()).toEqual([...all].filter(isKept).sort());
  }
  expect(joins).toBeGreaterThan(1_000);
});
