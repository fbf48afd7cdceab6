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
import { type BusinessSettings, NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { mergeSettings } from '#domain/settings/settings-merge.ts';
import { Random } from '../../../tests/support/random.ts';
import { type Choices, leavesOutMine, type Merged, mergeDocuments } from './merge.ts';

const folder = {
  sections: [
    { key: 'hero', kind: 'hero', fields: { headline: ['Oak'], line: 'Dry' } },
    {
      ...{ key: 'promises', kind: 'promises' },
      fields: {
        items: [
          { key: 'a', name: 'One' },
          { key: 'b', name: 'Two' },
        ],
      },
    },
    { key: 'contact', kind: 'contact', fields: {} },
  ],
};
type Merge<Value = unknown> = (
  origin: Value | null,
  mine: Value,
  theirs: Value,
  choices?: Choices,
) => Merged<Value>;
const article = articleMachine.rules.merge;
const page = pageMachine(folder, 'home').rules.merge;
const menu: Merge = (...versions) => mergeDocuments(MENU_SHAPE, ...versions);
const parts: Merge = (...versions) => mergeDocuments('parts', ...versions);

/** What two people made of the same, by its kind. @param clashes the paths of what they have to choose. */
type Row<Value> = readonly [
  what: string,
  merge: Merge<Value>,
  origin: Value,
  mine: Value,
  theirs: Value,
  value: Value,
  ...clashes: string[],
];
const row = <Value>(...[what, merge, origin, mine, theirs, value, ...clashes]: Row<Value>) => ({
  ...{ what, clashes, value },
  merge: () => merge(origin, mine, theirs),
});

const oak = { ...EMPTY_TEXT, tags: ['Oak'], coverId: 'one', body: 'Oak.\n\nAsh.\n\nElm.' };
const elm = { ...oak, tags: ['Elm'] };
const articles = [
  row(
    'who change different parts both have their way',
    ...([
      article,
      oak,
      { ...oak, tags: ['Ash'] },
      { ...oak, coverId: 'two', title: 'Hi' },
    ] as const),
    { ...oak, tags: ['Ash'], coverId: 'two', title: 'Hi' },
  ),
  row(
    'who write in different blocks both have their way',
    ...([article, oak, { ...oak, body: 'Oak, mine.\n\nAsh.\n\nElm.' }] as const),
    { ...oak, body: 'Oak.\n\nElm.\n\nNew.' },
    { ...oak, body: 'Oak, mine.\n\nElm.\n\nNew.' },
  ),
  row(
    'who choose differently, and write in one block, are asked',
    article,
    { ...oak, body: 'Oak is hard.' },
    { ...oak, body: 'Oak is harder.', coverId: 'mine', noindex: true },
    { ...oak, body: 'The oak is hard.', coverId: 'theirs' },
    { ...oak, body: 'The oak is harder.', coverId: 'mine', noindex: true },
    ...['body', 'coverId'],
  ),
  row('who do the same are not', article, oak, elm, elm, elm),
];

type Draft = PageDraft;
const item = (key: string, name: string) => ({ key, name });
const set = (draft: Draft, key: string, name: string, value: unknown) =>
  withField(draft, folder, key, name, value);
const line = (text: string | null, draft = DEFAULTS) => set(draft, 'hero', 'line', text);
const listed = (...items: object[]) => set(DEFAULTS, 'promises', 'items', items);
const picture = (file: string, alt: string) => set(DEFAULTS, 'hero', 'picture', { file, alt });
const ordered = (...order: string[]) => withOrder(DEFAULTS, folder, order);
const own = (key: string, after: string) =>
  withSection(DEFAULTS, folder, { key, kind: 'text' }, after);
const [a, b, c] = [item('a', 'One'), item('b', 'Two'), item('c', '3')];
const mineAndB = listed(item('a', 'mine'), b);
const wet = line('Wet', listed(item('a', '1'), b));
const added = withSection(own('s1', 'hero'), folder, { key: 's2', kind: 'text' }, 'contact');
const changed = [listed(item('b', 'theirs'), item('a', '1')), listed(item('b', 'theirs'), c)];
const pages = [
  row(
    'who change different fields both have their way',
    ...([page, DEFAULTS, { ...line('Wet'), title: 'Home' }] as const),
    set(withHidden(DEFAULTS, 'contact', true), 'hero', 'headline', ['Ash']),
    {
      ...{ ...DEFAULTS, title: 'Home' },
      content: { hidden: ['contact'], fields: { hero: { headline: ['Ash'], line: 'Wet' } } },
    },
  ),
  row(
    'who change the same field are asked, and one’s own stands',
    ...([page, DEFAULTS, line('Wet'), line('Damp'), line('Wet'), 'fields.hero.line'] as const),
  ),
  row(
    'who write in different paragraphs of a field are not',
    ...([page, line('A.\n\nB.'), line('A, mine.\n\nB.'), line('A.\n\nB.\n\nC.')] as const),
    line('A, mine.\n\nB.\n\nC.'),
  ),
  row(
    'who write in different items of a list both have their way',
    page,
    listed(item('a', '1'), item('b', '2')),
    listed(item('a', 'mine'), item('b', '2'), c),
    ...([changed[0] ?? DEFAULTS, listed(item('b', 'theirs'), c, item('a', 'mine'))] as const),
  ),
  row(
    'who are the first to change a list of the folder: one goes and one comes',
    ...([page, DEFAULTS, listed(a), listed(a, b, c), listed(a, c)] as const),
  ),
  row(
    'who are the first to change a list of the folder: each an item',
    ...([page, DEFAULTS, mineAndB, listed(a, item('b', 'theirs'))] as const),
    listed(item('a', 'mine'), item('b', 'theirs')),
  ),
  row(
    'of whom the other took an item out that one has changed: it stays',
    ...([page, DEFAULTS, mineAndB, listed(b), mineAndB] as const),
  ),
  row(
    'of whom one took an item out that the other has changed: it stays',
    ...([page, DEFAULTS, listed(b), listed(item('a', '1'), b), listed(item('a', '1'), b)] as const),
  ),
  row(
    'of whom one describes a picture that the other exchanges are asked',
    ...([page, picture('oak.jpg', 'Oak'), picture('oak.jpg', 'Dry')] as const),
    ...([picture('ash.jpg', 'Oak'), picture('oak.jpg', 'Dry'), 'fields.hero.picture'] as const),
  ),
  row(
    'of whom one puts the folder’s words back follow it again',
    ...([page, wet, DEFAULTS, wet, DEFAULTS] as const),
  ),
  row(
    'of whom one does, but for what the other changed',
    ...([page, wet, DEFAULTS] as const),
    set(wet, 'promises', 'items', [item('a', '1'), item('b', '2')]),
    listed(a, item('b', '2')),
  ),
  row(
    'who both order the sections differently are asked for the order alone',
    ...([page, DEFAULTS, ordered('promises', 'hero', 'contact')] as const),
    line('Wet', ordered('hero', 'contact', 'promises')),
    ...([line('Wet', ordered('promises', 'hero', 'contact')), 'order'] as const),
  ),
  row(
    'who each add a section get both, and what one took out goes',
    ...([page, DEFAULTS, own('s1', 'hero')] as const),
    withoutSection(own('s2', 'contact'), folder, 'promises'),
    withoutSection(added, folder, 'promises'),
  ),
];

const entry = (label: string, href: string) => ({ label, href });
const [work, notes] = [entry('WORK', '/work'), entry('NOTES', '/blog')];
const menus = [
  row<unknown>(
    'who change and add entries of the menu both have their way',
    ...([menu, { items: [work, notes] }, { items: [entry('OURS', '/work'), notes] }] as const),
    { items: [notes, work, { label: 'HOME', page: 'home' }] },
    { items: [notes, entry('OURS', '/work'), { label: 'HOME', page: 'home' }] },
  ),
  row<unknown>(
    'whose menu has an address twice are asked',
    ...([
      menu,
      { items: [work, work] },
      { items: [work] },
      { items: [work, work, notes] },
    ] as const),
    ...([{ items: [work] }, 'items'] as const),
  ),
];

const base = { ...NO_SETTINGS, prices: { 'a/b': 1, 'c/d': 2 } };
const old = { ...base, words: { feed: 'Feed', by: '{author}' } };
const reworded = { ...old, words: { feed: 'Mine', send: 'Go' }, prices: { 'a/b': 9, 'c/d': 2 } };
const spoken = (translations: BusinessSettings['translations']) => ({ ...base, translations });
const closed = {
  ...{ ...base, city: 'Deptford' },
  closures: [{ from: '2026-12-24', to: '2027-01-02', reason: 'Christmas' }],
};
const phone = '+44 20 7946 0456';
const settings = [
  row(
    'who change different settings both keep what they changed',
    ...([mergeSettings, base, { ...base, phone }] as const),
    { ...base, city: 'Deptford', prices: { 'c/d': 2, 'a/b': 1 } },
    { ...base, phone, city: 'Deptford' },
  ),
  row(
    'lose no word and no price to each other',
    ...([mergeSettings, old, reworded] as const),
    { ...old, words: { ...old.words, menu: 'All' }, prices: { 'a/b': 1, 'c/d': 7 } },
    {
      ...{ ...old, words: { feed: 'Mine', send: 'Go', menu: 'All' } },
      prices: { 'a/b': 9, 'c/d': 7 },
    },
  ),
  row(
    'lose none in any language',
    ...([mergeSettings, spoken({ pt: { note: 'A', 'words.feed': 'B' } })] as const),
    spoken({ pt: { note: 'Meu', 'words.feed': 'B' } }),
    spoken({ pt: { note: 'A' }, de: { note: 'C' } }),
    spoken({ pt: { note: 'Meu' }, de: { note: 'C' } }),
  ),
  row(
    'of whom one takes out the words of a language that the other goes on with',
    ...([mergeSettings, spoken({ pt: { note: 'A' } }), spoken({})] as const),
    ...([spoken({ pt: { note: 'A', vat: 'B' } }), spoken({ pt: { vat: 'B' } })] as const),
  ),
  row(
    'are asked for words that both changed',
    ...([mergeSettings, old, reworded] as const),
    { ...old, words: { ...old.words, feed: 'Theirs' } },
    ...([reworded, 'words.feed'] as const),
  ),
  row(
    'are asked for them in other languages',
    ...([mergeSettings, spoken({ pt: { note: 'A' } }), spoken({ pt: { note: 'Meu' } })] as const),
    ...([spoken({ pt: { note: 'Seu' } }), spoken({ pt: { note: 'Meu' } })] as const),
    'translations.pt.note',
  ),
  row(
    'are asked for nothing that they changed alike',
    ...([mergeSettings, base, closed, { ...closed, city: 'Lewisham' }, closed, 'city'] as const),
  ),
];

test.each([...articles, ...pages, ...menus, ...settings])('two people: $what', (one) => {
  const { clashes, value } = one;
  const merged = one.merge();
  expect(merged.value).toEqual(value);
  expect(merged.clashes.map(({ path }) => path.join('.'))).toEqual(clashes);
});

test('two people: of what both changed either is chosen, or both; a choice against one’s own words says so', () => {
  const versions = ['Oak is hard.', 'Oak is harder.', 'The oak is hard.'] as const;
  const asked = mergeDocuments('parts', ...versions);
  expect(asked.clashes).toMatchObject([
    { id: '-0', both: '\n\nThe oak is harder.', choice: 'both', by: 'both' },
  ]);
  expect([asked.value, leavesOutMine(asked)]).toEqual(['The oak is harder.', false]);
  const chosen = mergeDocuments('parts', ...versions, { '-0': 'theirs' });
  expect([chosen.value, leavesOutMine(chosen)]).toEqual(['The oak is hard.', true]);
  // Where nobody knows what both began with, one keeps one's own.
  const blind = article(null, { ...oak, coverId: 'mine' }, { ...oak, coverId: 'theirs' });
  expect(blind).toMatchObject({ value: { coverId: 'mine' }, clashes: [{ path: ['coverId'] }] });
  const [order] = page(DEFAULTS, line('Wet'), line('Damp'), {
    'fields.hero.line-0': 'theirs',
  }).places;
  expect(order).toMatchObject({ mine: '\n\nWet', theirs: '\n\nDamp', choice: 'theirs' });
});

const ROUNDS = Number(process.env.ROUNDS ?? 600);

/** Changes a document as people do, and types words that are nowhere else. */
class Author {
  #word = 0;
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  below = (limit: number) => this.#random.below(limit);
  written = () => `word${++this.#word}.`;

  change<Value>(value: Value): Value {
    return this.#change(value) as Value;
  }

  #change(value: unknown): unknown {
    const { below, written } = this;
    if (typeof value === 'string') {
      const blocks = value.split('\n\n');
      const [at, way] = [below(blocks.length), below(4)];
      if (way === 0) return blocks.toSpliced(at, 0, written()).join('\n\n');
      if (way === 1 && blocks.length > 1) return blocks.toSpliced(at, 1).join('\n\n');
      return blocks.with(at, `${blocks[at]} ${written()}`.trim()).join('\n\n');
    }
    if (Array.isArray(value)) {
      const [at, way] = [below(value.length + 1), below(4)];
      const one = value[at];
      if (typeof value[0] === 'string') return [...value, written()];
      if (way === 0 || one === undefined)
        return value.toSpliced(at, 0, { key: written(), href: written(), name: written() });
      if (way === 1) return value.toSpliced(at, 1);
      if (way === 2) return value.toSpliced(at, 1).toSpliced(below(value.length), 0, one);
      return value.with(at, { ...one, name: this.#change(one.name) });
    }
    if (typeof value !== 'object' || value === null) return value;
    const [name = '', inner] = this.#random.pick(Object.entries(value));
    return { ...value, [name]: this.#change(inner) };
  }
}
const wordsOf = (value: unknown): string[] => JSON.stringify(value).match(/word\d+\./g) ?? [];

const items = (...names: string[]) => names.map((name) => ({ key: name, href: name, name }));
const own1 = set(own('s1', 'hero'), 's1', 'text', 'A.\n\nB.');
const sections = set(line('Wet', own1), 'promises', 'items', items('a', 'b', 'd'));
const { tags: _, coverId: __, slug: ___, ...words } = oak;
type AnyMerge = (...versions: [never, never, never, Choices?]) => Merged<unknown>;
test.each<[string, AnyMerge, begun: unknown, document: (edited: never) => unknown]>([
  ['a text', parts, 'Oak.\n\nAsh.', (text: string) => text],
  ['an article', article, words, (edited: object) => ({ ...oak, ...edited })],
  ['the menu', menu, { items: items('a', 'b', 'd', 'e') }, (all: object) => all],
  [
    ...(['a page', page, sections.content.fields] as const),
    (fields: object) => ({ ...sections, content: { ...sections.content, fields } }),
  ],
  [
    ...(['the settings', mergeSettings] as const),
    { words: { feed: 'A', send: 'B' }, note: 'A', city: 'B', translations: { pt: { note: 'C' } } },
    (edited: object) => ({ ...NO_SETTINGS, ...edited }),
  ],
])(
  'two people: no word of %s is lost, unless somebody chooses the other',
  (_, merge, begun, document) => {
    const by = merge as Merge;
    const origin = document(begun as never);
    let unasked = 0;
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const author = new Author(seed);
      const edit = () => {
        const changes = Array.from({ length: author.below(3) + 1 });
        return document(changes.reduce((one) => author.change(one), begun) as never);
      };
      const [mine, theirs] = [edit(), edit()];
      expect(by(origin, mine, origin).value, `seed ${seed}`).toEqual(mine);
      expect(by(origin, origin, theirs).value, `seed ${seed}`).toEqual(theirs);
      const { places, clashes } = by(origin, mine, theirs);
      const some = places.filter(() => author.below(2) === 0);
      const choices = some.map(({ id }) => [
        id,
        (['mine', 'theirs', 'both'] as const)[author.below(3)],
      ]);
      for (const chosen of [{}, Object.fromEntries(choices) as Choices]) {
        const merged = by(origin, mine, theirs, chosen);
        const found = wordsOf(merged.value);
        const [left, right] = [wordsOf(mine), wordsOf(theirs)];
        const lost = (words: string[]) => words.filter((word) => !found.includes(word));
        if (lost(left).length > 0) expect(leavesOutMine(merged), `seed ${seed}`).toBe(true);
        if (lost(right).length > 0) {
          const isChosen = merged.places.some(({ choice, by }) => choice === 'mine' && by !== 'me');
          expect(isChosen, `seed ${seed}`).toBe(true);
        }
        expect(new Set(found).size, `seed ${seed}`).toBe(found.length);
        expect(found.filter((word) => !left.includes(word) && !right.includes(word))).toEqual([]);
      }
      if (clashes.length === 0) unasked += 1;
    }
    expect(unasked).toBeGreaterThan(ROUNDS / 10);
  },
);
