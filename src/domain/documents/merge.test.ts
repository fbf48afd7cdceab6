import { expect, test } from 'vitest';
import { articleMachine } from '#admin/articles/article-saver.ts';
import { pageMachine } from '#admin/pages/page-saver.ts';
import { EMPTY_TEXT } from '#domain/articles/article-text.ts';
import {
  DEFAULTS,
  type PageDraft,
  withField,
  withHidden,
  withOrder,
  withoutSection,
  withSection,
} from '#domain/pages/draft.ts';
import { MENU_SHAPE } from '#domain/pages/menu-label.ts';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { mergeSettings } from '#domain/settings/settings-merge.ts';
import { Random } from '../../../tests/support/random.ts';
import { type Choices, leavesOutMine, type Merged, mergeDocuments } from './merge.ts';

const item = (key: string, name = key) => ({ key, name });
const [a, b, c] = [item('a', 'One'), item('b', 'Two'), item('c', '3')];
const folder = {
  sections: [
    { key: 'hero', kind: 'hero', fields: { headline: ['Oak'], line: 'Dry' } },
    { key: 'promises', kind: 'promises', fields: { items: [a, b] } },
    { key: 'contact', kind: 'contact', fields: {} },
  ],
};
type Merge = (...versions: [never, never, never, Choices?]) => Merged<unknown>;
const parts: Merge = (...versions) => mergeDocuments('parts', ...versions);
const menu: Merge = (...versions) => mergeDocuments(MENU_SHAPE, ...versions);
const article: Merge = articleMachine.rules.merge;
const page: Merge = pageMachine(folder, 'home').rules.merge;
const settings: Merge = mergeSettings;

const [mineA, theirB] = [item('a', 'mine'), item('b', 'theirs')];
const [oak, ash] = [
  { file: 'oak.jpg', alt: 'Oak' },
  { file: 'ash.jpg', alt: 'Oak' },
];
const dry = { file: 'oak.jpg', alt: 'Dry oak' };
const chosen = { ...EMPTY_TEXT, tags: ['Oak'], coverId: 'one' };
const [work, notes] = ['/work', '/blog'].map((href) => ({ label: href, href }));
const [ours, home] = [
  { label: 'OURS', href: '/work' },
  { label: 'HOME', page: 'home' },
];

const set = (draft: PageDraft, key: string, name: string, value: unknown) =>
  withField(draft, folder, key, name, value);
const line = (text: string, draft = DEFAULTS) => set(draft, 'hero', 'line', text);
const listed = (...items: object[]) => set(DEFAULTS, 'promises', 'items', items);
const ordered = (...order: string[]) => withOrder(DEFAULTS, folder, order);
const own = (key: string, after: string, draft = DEFAULTS) =>
  withSection(draft, folder, { key, kind: 'text' }, after);
const without = (draft: PageDraft) => withoutSection(draft, folder, 'promises');
const wet = line('Wet', listed(item('a', '1'), b));
const hidden = withHidden(line('Wet'), 'contact', true);
const mineFirst = ordered('promises', 'hero', 'contact');
const said = { ...NO_SETTINGS, words: { feed: 'A' }, translations: { pt: { note: 'A' } } };
const reworded = { ...said, words: { feed: 'Mine' }, prices: { 'a/b': 9 } };
const moved = {
  ...said,
  city: 'Lewisham',
  words: { feed: 'A', menu: 'All' },
  prices: { 'c/d': 7 },
};
const both = { words: { feed: 'Mine', menu: 'All' }, prices: { 'a/b': 9, 'c/d': 7 } };

type Row = [what: string, Merge, origin: unknown, mine: unknown, theirs: unknown, value: unknown];
test.each<[...Row, ...clashes: string[]]>([
  [
    'change different fields',
    parts,
    { x: 1, y: 1 },
    { x: 2, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 2 },
  ],
  ['change the same field', parts, { x: 1 }, { x: 2 }, { x: 3 }, { x: 2 }, 'x'],
  ['change it alike', parts, { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
  ['write in different blocks', parts, 'A\n\nB', 'A 1\n\nB', 'A\n\nB\n\nC', 'A 1\n\nB\n\nC'],
  ['write in one block', parts, 'It is', 'It is 1', 'Oak it is', 'It is 1', ''],
  ['write in different items', parts, [a, b], [mineA, b, c], [theirB, a], [theirB, c, mineA]],
  ['take out what the other changed', parts, [a, b], [mineA, b], [b], [mineA, b]],
  ['change what the other took out', parts, [a, b], [b], [mineA, b], [mineA, b]],
  ['take out what the other left', parts, [a, b, c], [a, b], [b, c], [b]],
  [
    'take out a map that is written in',
    parts,
    { m: { x: 1 } },
    {},
    { m: { x: 1, y: 2 } },
    { m: { y: 2 } },
  ],
  ['order a list differently', parts, [a, b, c], [b, a, c], [a, c, theirB], [theirB, a, c], ''],
  ['describe and exchange a picture', parts, { p: oak }, { p: dry }, { p: ash }, { p: dry }, 'p'],
  [
    ...([
      'choose in an article',
      article,
      chosen,
      { ...chosen, tags: ['Ash'], coverId: 'my' },
    ] as const),
    ...([{ ...chosen, coverId: 'your', title: 'Hi' }] as const),
    ...([{ ...chosen, tags: ['Ash'], coverId: 'my', title: 'Hi' }, 'coverId'] as const),
  ],
  [
    ...(['change the menu', menu, { items: [work, notes] }, { items: [ours, notes] }] as const),
    ...([{ items: [notes, work, home] }, { items: [notes, ours, home] }] as const),
  ],
  [
    ...(['have an address twice in it', menu, { items: [work, work] }, { items: [work] }] as const),
    ...([{ items: [work, work, notes] }, { items: [work] }, 'items'] as const),
  ],
  [
    'change and hide sections',
    page,
    DEFAULTS,
    line('Wet'),
    withHidden(DEFAULTS, 'contact', true),
    hidden,
  ],
  ['are first to change a list', page, DEFAULTS, listed(a), listed(a, b, c), listed(a, c)],
  ['put the folder’s words back', page, wet, DEFAULTS, wet, DEFAULTS],
  [
    'order sections',
    page,
    DEFAULTS,
    mineFirst,
    ordered('hero', 'contact', 'promises'),
    mineFirst,
    'order',
  ],
  [
    ...(['add and take out sections', page, DEFAULTS, own('s1', 'hero')] as const),
    ...([without(own('s2', 'contact')), without(own('s2', 'contact', own('s1', 'hero')))] as const),
  ],
  ['change settings, words and prices', settings, said, reworded, moved, { ...moved, ...both }],
  [
    ...(['say the same otherwise', settings, said, { ...reworded, city: 'Hull' }, moved] as const),
    ...([{ ...moved, ...both, city: 'Hull' }, 'city'] as const),
  ],
])('two people: who %s', (_, merge, origin, mine, theirs, value, ...clashes) => {
  const merged = merge(...([origin, mine, theirs] as [never, never, never]));
  expect(merged.value).toEqual(value);
  expect(merged.clashes.map(({ path }) => path.join('.'))).toEqual(clashes);
});

test('two people: of what both changed either is chosen, or both; a choice against one’s own words says so', () => {
  const versions = ['Oak is hard.', 'Oak is harder.', 'The oak is hard.'] as const;
  const asked = mergeDocuments('parts', ...versions);
  expect(asked.clashes).toMatchObject([{ id: '-0', choice: 'both', by: 'both' }]);
  expect([asked.value, leavesOutMine(asked)]).toEqual(['The oak is harder.', false]);
  const theirs = mergeDocuments('parts', ...versions, { '-0': 'theirs' });
  expect([theirs.value, leavesOutMine(theirs)]).toEqual(['The oak is hard.', true]);
  // Where nobody knows what both began with, one keeps one's own.
  const blind = mergeDocuments('parts', null, { x: 1 }, { x: 2 });
  expect(blind).toMatchObject({ value: { x: 1 }, clashes: [{ id: 'x-0', choice: 'mine' }] });
});

const ROUNDS = Number(process.env.ROUNDS ?? 600);
let typed = 0;
/** It is nowhere else. */
const word = () => `word${++typed}.`;
const wordsOf = (value: unknown): string[] => JSON.stringify(value).match(/word\d+\./g) ?? [];

/** A document as somebody has changed it. */
function edited(value: unknown, random: Random): unknown {
  const below = (limit: number) => random.below(limit);
  if (typeof value === 'string') {
    const blocks = value.split('\n\n');
    const [at, way] = [below(blocks.length), below(4)];
    if (way === 0) return blocks.toSpliced(at, 0, word()).join('\n\n');
    if (way === 1 && blocks.length > 1) return blocks.toSpliced(at, 1).join('\n\n');
    return blocks.with(at, `${blocks[at]} ${word()}`.trim()).join('\n\n');
  }
  if (Array.isArray(value)) {
    const [at, way] = [below(value.length + 1), below(4)];
    const one = value[at];
    if (way === 0 || !one)
      return value.toSpliced(at, 0, { key: word(), href: word(), name: word() });
    if (way === 1) return value.toSpliced(at, 1);
    if (way === 2) return value.toSpliced(at, 1).toSpliced(below(value.length), 0, one);
    return value.with(at, { ...one, name: edited(one.name, random) });
  }
  const [name, inner] = random.pick(Object.entries(value as object));
  return { ...(value as object), [name]: edited(inner, random) };
}

const items = ['a', 'b', 'd', 'e'].map((key) => ({ key, href: key, name: key }));
const text = set(own('s1', 'hero'), 's1', 'text', 'A.\n\nB.');
const { content, ...facts } = set(line('Wet', text), 'promises', 'items', items);
const { title, summary, body, seoTitle } = EMPTY_TEXT;

/** What of a document people write in, and the whole of it. */
type Written = [begun: unknown, document?: (written: object) => unknown];
test.each<[kind: string, Merge, ...Written]>([
  ['a text', parts, 'Oak.\n\nAsh.'],
  ['the menu', menu, { items }],
  ['an article', article, { title, summary, body, seoTitle }, (all) => ({ ...chosen, ...all })],
  ['a page', page, content.fields, (fields) => ({ ...facts, content: { ...content, fields } })],
  [
    ...(['the settings', settings] as const),
    { words: { feed: 'A', send: 'B' }, note: 'A', city: 'B', translations: { pt: { note: 'C' } } },
    (all: object) => ({ ...NO_SETTINGS, ...all }),
  ],
])('two people: no word of %s is lost, unless somebody chooses the other', (_, merge, ...all) => {
  const [begun, document = (written) => written] = all;
  const origin = document(begun as object);
  const merged = (...versions: unknown[]) => merge(...(versions as [never, never, never]));
  let unasked = 0;
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const random = new Random(seed);
    const edit = () => {
      const times = Array.from({ length: random.below(3) + 1 });
      return document(times.reduce((now) => edited(now, random), begun) as object);
    };
    const [mine, theirs] = [edit(), edit()];
    expect(merged(origin, mine, origin).value, `seed ${seed}`).toEqual(mine);
    expect(merged(origin, origin, theirs).value, `seed ${seed}`).toEqual(theirs);
    const { places, clashes } = merged(origin, mine, theirs);
    const some = places.filter(() => random.below(2) === 0);
    const choices = some.map(({ id }) => [id, random.pick(['mine', 'theirs', 'both'])]);
    for (const one of [{}, Object.fromEntries(choices)]) {
      const made = merged(origin, mine, theirs, one);
      const [left, right, found] = [mine, theirs, made.value].map(wordsOf) as [
        string[],
        string[],
        string[],
      ];
      const areKept = (words: string[]) => words.every((typed) => found.includes(typed));
      const isMineAlone = made.places.some(({ choice, by }) => choice === 'mine' && by !== 'me');
      expect(areKept(left) || leavesOutMine(made), `seed ${seed}`).toBe(true);
      expect(areKept(right) || isMineAlone, `seed ${seed}`).toBe(true);
      expect(new Set(found).size, `seed ${seed}`).toBe(found.length);
      expect([...left, ...right]).toEqual(expect.arrayContaining(found));
    }
    if (clashes.length === 0) unasked += 1;
  }
  expect(unasked).toBeGreaterThan(ROUNDS / 10);
});
