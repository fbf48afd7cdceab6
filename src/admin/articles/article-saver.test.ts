import { expect, test } from 'vitest';
import type { SaverAction } from '#admin/saving/saver-state.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import {
  type ArticleSaverState,
  articleMachine,
  hasChanges,
  isArticleText,
  saveStatus,
} from './article-saver.ts';

type Action = SaverAction<ArticleText, Article>;
type Left = Parameters<typeof open>[1];
const { autosaveDelay, open, reduce } = articleMachine;

const AT = 1_700_000_000_000;

const post = (version: number, title: string, changed: Partial<Article> = {}) =>
  ({
    ...{ id: '5f0c4a1e-0000-4000-8000-000000000000', slug: 'oak', title, summary: '' },
    ...{ body: 'Text.', version, updated_at: '2026-11-21T12:00:00Z', updated_by: 'anna' },
    ...{ tags: [], cover_media_id: null, author_name: 'Anna', seo_title: '' },
    ...{ seo_description: '', noindex: false, ...changed },
  }) as unknown as Article;
const text = (title: string) => textOf(post(1, title));

// What happens.
const typed = (title: string): Action => ({ type: 'typed', value: { title } });
const other = (value: Partial<ArticleText>): Action => ({ type: 'typed', value });
const stored =
  (type: 'saved' | 'seen' | 'conflicted') =>
  (...of: Parameters<typeof post>): Action => ({ type, saved: post(...of) });
const [saved, seen, conflicted] = [stored('saved'), stored('seen'), stored('conflicted')];
const sent: Action = { type: 'sent' };
const failed = (code: 'offline' | 'denied'): Action => ({
  ...{ type: 'failed', failure: { code, message: 'No.' } },
});
const lost = failed('offline');
const connected = (isOnline: boolean): Action => ({ type: 'connected', isOnline });
const copied = (copy: 'kept' | 'refused'): Action => ({ type: 'copied', copy });
const yielded: Action = { type: 'yielded', at: AT };
const discarded: Action = { type: 'unrestored', at: AT };
const merged = (title: string, keptAt?: number): Action => ({
  ...{ type: 'merged', value: text(title), ...(keptAt && { keptAt }) },
});
const replaced = (title: string, keptAt?: number): Action => ({
  ...{ type: 'replaced', saved: post(5, title), ...(keptAt && { keptAt }) },
});
const putBack = ({ kept: [kept] }: ArticleSaverState): Action => {
  if (!kept) throw new Error('Nothing was kept');
  return { type: 'put-back', kept, at: AT };
};

// Where it begins.
const oak = open(post(1, 'Oak'));
const none = open(null);
const draftOf = (title: string, version = 1, origin?: string) => ({
  ...{ version, at: AT, value: text(title), ...(origin && { origin: text(origin) }) },
});
const left = (draft: ReturnType<typeof draftOf>): Left => ({ draft, kept: [] });
const kept = (one: { at: number; value: ArticleText }): Left => ({ draft: null, kept: [one] });
/** Typed into a new article, whose first save may have been stored. */
const begun = (title: string): Left => ({
  draft: { version: 0, origin: none.typed, at: AT, value: { ...none.typed, title }, newId: 'a1' },
  kept: [],
});
const first = (version: number, draft: string) =>
  open(post(version, 'Oak', { id: 'a1', body: '', author_name: 'Joe' }), begun(draft), {
    id: 'a1',
  });
/** Mine was typed into Oak and put aside; the server has something else by now. */
const aside = (version: number, ...of: [string, Partial<Article>?]) =>
  after(open(post(version, ...of), left(draftOf('Mine', 3, 'Oak'))), discarded);

type Step = Action | typeof putBack;
function after(state: ArticleSaverState, ...steps: Step[]): ArticleSaverState {
  return steps.reduce((now, one) => reduce(now, typeof one === 'function' ? one(now) : one), state);
}

const ash = after(oak, typed('Ash'));
const ashSent = after(ash, sent);
const away = after(ashSent, lost);
const refused = after(ashSent, failed('denied'));
const mine = after(oak, typed('Mine'));
const clash = after(mine, seen(2, 'Theirs'));
const back = open(post(1, 'Oak'), left(draftOf('Mine')));
const backAway = open(post(1, 'Oak'), left(draftOf('Mine')), { isOnline: false });
const unknown = after(open(post(2, 'Oak'), kept({ at: AT, value: text('Mine') })), putBack);
const MADE = { body: '', author_name: 'Joe' };
const TIMBER = { tags: ['Timber'] };
const bySlug = after(oak, other({ slug: 'one', tags: ['Oak'] }), sent, other({ slug: 'two' }));

/** What an author sees of it, and what becomes of it by itself. */
const lookOf = (state: ArticleSaverState) => ({
  ...{ ...state, ...state.typed, status: saveStatus(state), delay: autosaveDelay(state) },
  theirs: state.theirs?.version ?? null,
  kept: state.kept.map(({ value }) => value.title),
});

test.each<[what: string, state: ArticleSaverState, look: Partial<ReturnType<typeof lookOf>>]>([
  ['opened', oak, { status: 'saved', delay: null }],
  ['typing waits for a pause', ash, { status: 'unsaved', delay: 2_000 }],
  ['on its way', ashSent, { status: 'saving', delay: null }],
  ['stored', after(ashSent, saved(2, 'Ash')), { status: 'saved', base: 2 }],
  [
    'what is typed while a save is under way is saved after it',
    after(ashSent, typed('Ash and elm'), saved(2, 'Ash')),
    { status: 'unsaved', title: 'Ash and elm', base: 2 },
  ],
  ['a new one', none, { status: 'blank', delay: null }],
  ['a new one with nothing to save', after(none, typed('  ')), { delay: null }],
  ['a new one with a title', after(none, typed('Oak')), { delay: 2_000 }],
  [
    'a new one whose answer got lost is found again, with what the server added',
    after(none, typed('Oak'), sent, lost, typed('Oaks'), sent, conflicted(1, 'Oak', { body: '' })),
    { status: 'unsaved', title: 'Oaks', authorName: 'Anna', base: 1, theirs: null },
  ],
  ['too long a title', after(oak, typed('x'.repeat(201))), { status: 'invalid', delay: null }],
  // An emoji is one character for the database too.
  ['the longest title', after(oak, typed('🪵'.repeat(200))), { status: 'unsaved' }],
  [
    'an address of the site',
    after(oak, other({ slug: 'index' })),
    { status: 'invalid', delay: null },
  ],
  [
    'an address or an author that the server made up is its own',
    after(none, typed('Oak'), other({ slug: 'oak-wood' }), sent, saved(1, 'Oak', MADE)),
    { status: 'saved', slug: null, authorName: 'Joe' },
  ],
  [
    'an address that is typed while another one is saved',
    after(bySlug, saved(2, 'Oak', { slug: 'one', tags: ['Oak'] })),
    { status: 'unsaved', slug: 'two' },
  ],
  ['a refusal is told, and not repeated', refused, { status: 'failed', delay: null }],
  ['something else is typed after it', after(refused, typed('Elm')), { status: 'unsaved' }],
  ['asked again, offline still', after(away, sent), { status: 'offline' }],
  ['typed on, offline still', after(away, typed('Elm')), { status: 'offline' }],
  ['the browser is offline', after(away, connected(false)), { status: 'offline', delay: null }],
  ['and is back', after(away, connected(false), connected(true)), { delay: 0 }],
  ['its answer got lost', after(away, seen(2, 'Ash')), { status: 'saved', base: 2, theirs: null }],
  [
    'its answer got lost, whatever was typed since',
    after(away, typed('Elm'), sent, seen(2, 'Ash'), conflicted(2, 'Ash')),
    { status: 'unsaved', title: 'Elm', base: 2 },
  ],
  ['no copy on the device yet', ash, { copy: 'pending' }],
  ['a copy there', after(ash, copied('kept'), typed('Ash and elm')), { copy: 'kept' }],
  [
    'a copy there of what was saved since',
    after(ash, copied('kept'), sent, saved(2, 'Ash'), typed('Elm')),
    { copy: 'pending' },
  ],
  ['no room there', after(ash, copied('refused'), typed('Oak'), typed('Elm')), { copy: 'refused' }],
  [
    'untouched, it follows others',
    after(oak, seen(2, 'Theirs')),
    { title: 'Theirs', status: 'saved' },
  ],
  ['nobody is saved over by itself', clash, { status: 'conflict', delay: null, title: 'Mine' }],
  [
    'others changed something else',
    after(mine, seen(2, 'Oak', { ...TIMBER, body: 'Theirs.' })),
    { status: 'unsaved', base: 2, theirs: null, title: 'Mine', body: 'Theirs.', ...TIMBER },
  ],
  ['an older version is no news', after(open(post(3, 'Oak')), seen(2, 'Old')), { title: 'Oak' }],
  ['theirs is taken', after(clash, yielded), { status: 'saved', title: 'Theirs', kept: ['Mine'] }],
  ['and mine put back', after(clash, yielded, putBack), { title: 'Mine', theirs: 2, kept: [] }],
  ['merged', after(clash, merged('Both')), { status: 'unsaved', base: 2, kept: [] }],
  ['chosen against one’s own words', after(clash, merged('Theirs', AT)), { kept: ['Mine'] }],
  ['put back over theirs', after(aside(9, 'Theirs'), putBack), { status: 'conflict', delay: null }],
  [
    'put back beside another change',
    after(aside(9, 'Oak', TIMBER), putBack),
    { title: 'Mine', ...TIMBER, base: 9, theirs: null },
  ],
  ['put back into the same', after(aside(3, 'Oak'), putBack), { status: 'unsaved', title: 'Mine' }],
  ['put back, begun with nobody knows what', unknown, { status: 'conflict', title: 'Mine' }],
  ['that is chosen', after(unknown, merged('Mine')), { status: 'unsaved', base: 2 }],
  [
    'put back while one’s own is under way',
    after(
      open(post(4, 'Oak'), kept(draftOf('Of last week', 1, 'Ash'))),
      ...[typed('Oaks'), sent, putBack, saved(5, 'Oaks')],
    ),
    { status: 'conflict', title: 'Of last week', theirs: 5, kept: ['Oaks'] },
  ],
  [
    'put back over what stands in the page, which is kept too',
    after(open(post(1, 'Oak'), kept({ at: AT, value: text('Kept') })), typed('Mine'), putBack),
    { title: 'Kept', kept: ['Mine'] },
  ],
  [
    'an earlier visit left it: it is back, for somebody to go on with',
    back,
    { title: 'Mine', restoredFrom: AT, status: 'unsaved', delay: null, copy: 'kept' },
  ],
  ['and gone on with', after(back, typed('Mine too')), { delay: 2_000 }],
  ['or not wanted', after(back, discarded), { title: 'Oak', status: 'saved', kept: ['Mine'] }],
  [
    'left, without a connection',
    backAway,
    { title: 'Mine', restoredFrom: null, status: 'offline' },
  ],
  ['and nothing tried', backAway, { delay: null }],
  ['until there is one', after(backAway, connected(true)), { delay: 2_000 }],
  [
    'left, and others moved on',
    open(post(2, 'Theirs'), left(draftOf('Mine'))),
    { status: 'conflict' },
  ],
  [
    'left, and stored',
    open(post(2, 'Mine'), left(draftOf('Mine'))),
    { restoredFrom: null, theirs: null },
  ],
  [
    'left, and joined to what others changed beside it',
    after(open(post(2, 'Oak', TIMBER), left(draftOf('Mine', 1, 'Oak'))), seen(2, 'Oak', TIMBER)),
    { status: 'unsaved', title: 'Mine', ...TIMBER, base: 2 },
  ],
  [
    'left of a new one, and not wanted',
    after(open(null, left(draftOf('Mine', 0))), discarded),
    { title: '', status: 'blank', kept: ['Mine'] },
  ],
  [
    'left of a new one, in that which its unanswered first save made',
    first(1, 'Oak and ash'),
    { title: 'Oak and ash', authorName: 'Joe', restoredFrom: AT, base: 1, status: 'unsaved' },
  ],
  ['left of a new one, all stored', first(1, 'Oak'), { status: 'saved' }],
  ['left of a new one, which moved on', first(2, 'Oak and ash'), { status: 'conflict' }],
  [
    'an older version came back',
    after(mine, replaced('Right')),
    { title: 'Right', base: 5, kept: [] },
  ],
  [
    'which keeps what was typed',
    after(mine, replaced('Right', AT)),
    { title: 'Right', kept: ['Mine'] },
  ],
])('article: %s', (_, state, look) => {
  expect(lookOf(state)).toMatchObject(look);
});

test('article: what made way is kept with what it began with, however much it is', () => {
  let state = oak;
  for (let version = 2; version < 9; version += 1) {
    state = after(state, typed(`Mine ${version}`), seen(version, `Theirs ${version}`), yielded);
  }
  expect(state.kept).toHaveLength(7);
  expect(state.kept.at(-1)).toEqual({
    ...{ at: AT, version: 1, origin: text('Oak'), value: text('Mine 2') },
  });
  expect(hasChanges(state)).toBe(false);
});

test('article: the server is tried again by itself, after longer and longer pauses', () => {
  let state = after(oak, typed('Ash'));
  const pauses = [1, 2, 3, 4, 5, 6, 7].map(() => {
    state = after(state, sent, lost);
    return autosaveDelay(state);
  });
  expect(pauses).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test.each([
  ['no text', null],
  ['half a text', { title: 'Oak' }],
  ['a text of other kinds', { ...text('Oak'), noindex: 'yes' }],
])('article: %s is none', (_, value) => {
  expect(isArticleText(value)).toBe(false);
  expect(isArticleText(text('Oak'))).toBe(true);
});
