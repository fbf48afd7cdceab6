import { describe, expect, test } from 'vitest';
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

type ArticleAction = SaverAction<ArticleText, Article>;
const { autosaveDelay, open: openArticle, reduce: reduceArticle } = articleMachine;

const AT = 1_700_000_000_000;
const OFFLINE = { code: 'offline', message: 'No server.' } as const;

function post(version: number, title: string, changed: Partial<Article> = {}): Article {
  return {
    id: '5f0c4a1e-0000-4000-8000-000000000000',
    slug: 'oak',
    title,
    summary: '',
    body: 'Text.',
    version,
    updated_at: '2026-11-21T12:00:00Z',
    updated_by: 'anna',
    tags: [],
    cover_media_id: null,
    author_name: 'Anna',
    seo_title: '',
    seo_description: '',
    noindex: false,
    ...changed,
  } as Article;
}

function apply(state: ArticleSaverState, ...actions: ArticleAction[]): ArticleSaverState {
  return actions.reduce(reduceArticle, state);
}

const typed = (title: string): ArticleAction => ({ type: 'typed', value: { title } });
const text = (title: string) => textOf(post(1, title));

function putBack({ kept: [kept] }: ArticleSaverState): ArticleAction {
  if (!kept) throw new Error('Nothing was kept');
  return { type: 'put-back', kept, at: AT };
}

describe('saving', () => {
  test('typing waits for a pause, is sent, and is saved', () => {
    const opened = openArticle(post(1, 'Oak'));
    expect([saveStatus(opened), autosaveDelay(opened)]).toEqual(['saved', null]);
    const changed = apply(opened, typed('Ash'));
    expect([saveStatus(changed), autosaveDelay(changed)]).toEqual(['unsaved', 2_000]);
    const sent = apply(changed, { type: 'sent' });
    expect([saveStatus(sent), autosaveDelay(sent)]).toEqual(['saving', null]);
    const saved = apply(sent, { type: 'saved', saved: post(2, 'Ash') });
    expect([saveStatus(saved), saved.base]).toEqual(['saved', 2]);
  });

  test('a new article whose answer got lost is found again, with what the server added', () => {
    const begun = apply(openArticle(null), typed('Oak'), { type: 'sent' });
    const lost = apply(begun, { type: 'failed', failure: OFFLINE }, typed('Oak and ash'));
    const stored = post(1, 'Oak', { body: '' });
    const found = apply(lost, { type: 'sent' }, { type: 'conflicted', saved: stored });
    expect(found).toMatchObject({ saved: stored, base: 1, theirs: null });
    expect(found.typed).toMatchObject({ title: 'Oak and ash', authorName: 'Anna' });
    expect(saveStatus(found)).toBe('unsaved');
  });

  test('what is typed while a save is under way is saved after it', () => {
    const state = apply(
      openArticle(post(1, 'Oak')),
      typed('Ash'),
      { type: 'sent' },
      typed('Ash and elm'),
      { type: 'saved', saved: post(2, 'Ash') },
    );
    expect([saveStatus(state), state.typed.title, state.base]).toEqual([
      'unsaved',
      'Ash and elm',
      2,
    ]);
  });

  test('a new article is saved once there is something to save', () => {
    const empty = openArticle(null);
    expect([saveStatus(empty), autosaveDelay(empty)]).toEqual(['blank', null]);
    expect(autosaveDelay(apply(empty, typed('  ')))).toBeNull();
    expect(autosaveDelay(apply(empty, typed('Oak')))).toBe(2_000);
  });

  test('a title that is too long is not sent, and is no fault once it is mended', () => {
    const long = apply(openArticle(post(1, 'Oak')), typed('x'.repeat(201)));
    expect([saveStatus(long), autosaveDelay(long)]).toEqual(['invalid', null]);
    // An emoji is one character for the database too.
    expect(saveStatus(apply(long, typed('🪵'.repeat(200))))).toBe('unsaved');
  });

  test('an address or an author that the server made up is the article’s own', () => {
    const state = apply(
      openArticle(null),
      typed('Oak'),
      { type: 'typed', value: { slug: 'oak-wood' } },
      { type: 'sent' },
      { type: 'saved', saved: post(1, 'Oak', { body: '', author_name: 'Joe' }) },
    );
    expect([state.typed.slug, state.typed.authorName, saveStatus(state)]).toEqual([
      null,
      'Joe',
      'saved',
    ]);
    const later = apply(
      openArticle(post(1, 'Oak')),
      { type: 'typed', value: { slug: 'one', tags: ['Oak'] } },
      { type: 'sent' },
      { type: 'typed', value: { slug: 'two' } },
      { type: 'saved', saved: post(2, 'Oak', { slug: 'one', tags: ['Oak'] }) },
    );
    expect([later.typed.slug, saveStatus(later)]).toEqual(['two', 'unsaved']);
  });

  test('an address that can’t be had is not sent', () => {
    const state = apply(openArticle(post(1, 'Oak')), { type: 'typed', value: { slug: 'index' } });
    expect([saveStatus(state), autosaveDelay(state)]).toEqual(['invalid', null]);
  });

  test('a refusal is told, not repeated, and forgotten when something else is typed', () => {
    const refused = apply(
      openArticle(post(1, 'Oak')),
      typed('Ash'),
      { type: 'sent' },
      {
        type: 'failed',
        failure: { code: 'denied', message: 'You may not.' },
      },
    );
    expect([saveStatus(refused), autosaveDelay(refused)]).toEqual(['failed', null]);
    expect(saveStatus(apply(refused, typed('Elm')))).toBe('unsaved');
  });
});

describe('without a connection', () => {
  const failed: ArticleAction = { type: 'failed', failure: OFFLINE };

  test('the server is tried again by itself, after longer and longer pauses', () => {
    let state = apply(openArticle(post(1, 'Oak')), typed('Ash'));
    const pauses = [1, 2, 3, 4, 5, 6, 7].map(() => {
      state = apply(state, { type: 'sent' }, failed);
      return autosaveDelay(state);
    });
    expect(pauses).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    expect(saveStatus(apply(state, { type: 'sent' }))).toBe('offline');
    expect(saveStatus(apply(state, typed('Elm')))).toBe('offline');
  });

  test('nothing is tried while the browser knows that it is offline, and at once when it is back', () => {
    const away = apply(openArticle(post(1, 'Oak')), typed('Ash'), { type: 'sent' }, failed, {
      type: 'connected',
      isOnline: false,
    });
    expect([saveStatus(away), autosaveDelay(away)]).toEqual(['offline', null]);
    expect(autosaveDelay(apply(away, { type: 'connected', isOnline: true }))).toBe(0);
  });

  test('a copy on the device counts for the typing that it was made of', () => {
    const copied: ArticleAction = { type: 'copied', copy: 'kept' };
    const opened = openArticle(post(1, 'Oak'));
    expect(apply(opened, typed('Ash')).copy).toBe('pending');
    expect(apply(opened, typed('Ash'), copied, typed('Ash and elm')).copy).toBe('kept');
    const saved = apply(
      opened,
      typed('Ash'),
      copied,
      { type: 'sent' },
      {
        type: 'saved',
        saved: post(2, 'Ash'),
      },
    );
    expect(apply(saved, typed('Elm')).copy).toBe('pending');
    const full = apply(opened, typed('Ash'), { type: 'copied', copy: 'refused' }, typed('Oak'));
    expect(apply(full, typed('Elm')).copy).toBe('refused');
    const restored = { version: 1, at: AT, value: text('Ash') };
    expect(openArticle(post(1, 'Oak'), { draft: restored, kept: [] }).copy).toBe('kept');
  });

  test('an answer that got lost is no conflict', () => {
    const state = apply(openArticle(post(1, 'Oak')), typed('Ash'), { type: 'sent' }, failed, {
      type: 'seen',
      saved: post(2, 'Ash'),
    });
    expect([saveStatus(state), state.base, state.theirs]).toEqual(['saved', 2, null]);
  });
});

describe('another version', () => {
  test('is our own when the answer to a save got lost, whatever was typed since', () => {
    const state = apply(
      openArticle(post(1, 'Oak')),
      typed('Ash'),
      { type: 'sent' },
      { type: 'failed', failure: OFFLINE },
      typed('Ash and elm'),
      { type: 'sent' },
      { type: 'seen', saved: post(2, 'Ash') },
      { type: 'conflicted', saved: post(2, 'Ash') },
    );
    expect([saveStatus(state), state.base, state.typed.title]).toEqual([
      'unsaved',
      2,
      'Ash and elm',
    ]);
  });

  test('is followed by a page that nobody has touched', () => {
    const state = apply(openArticle(post(1, 'Oak')), { type: 'seen', saved: post(2, 'Theirs') });
    expect([state.typed.title, saveStatus(state)]).toEqual(['Theirs', 'saved']);
  });

  test('stops a page that somebody is writing in, and never saves over it by itself', () => {
    const state = apply(openArticle(post(1, 'Oak')), typed('Mine'), {
      type: 'seen',
      saved: post(2, 'Theirs'),
    });
    expect([saveStatus(state), autosaveDelay(state)]).toEqual(['conflict', null]);
    expect(state.typed.title).toBe('Mine');
  });

  test('is no conflict when only something else was changed', () => {
    const state = apply(openArticle(post(1, 'Oak')), typed('Mine'), {
      type: 'seen',
      saved: post(2, 'Oak', { tags: ['Timber'], body: 'Theirs.' }),
    });
    expect([saveStatus(state), state.base, state.theirs]).toEqual(['unsaved', 2, null]);
    expect(state.typed).toMatchObject({ title: 'Mine', body: 'Theirs.', tags: ['Timber'] });
  });

  test('older than the known one changes nothing', () => {
    const state = apply(openArticle(post(3, 'Oak')), { type: 'seen', saved: post(2, 'Old') });
    expect(state.typed.title).toBe('Oak');
  });

  test('when it is taken, the own text is kept and can be put back', () => {
    const theirs = apply(
      openArticle(post(1, 'Oak')),
      typed('Mine'),
      { type: 'seen', saved: post(2, 'Theirs') },
      { type: 'yielded', at: AT },
    );
    expect([theirs.typed.title, saveStatus(theirs)]).toEqual(['Theirs', 'saved']);
    expect(theirs.kept).toEqual([{ at: AT, version: 1, origin: text('Oak'), value: text('Mine') }]);
    const back = apply(theirs, putBack(theirs));
    expect([back.typed.title, back.theirs?.version, back.kept]).toEqual(['Mine', 2, []]);
  });

  test('is not overwritten by a text that is put back: it is joined, or a person chooses', () => {
    const draft = { version: 3, origin: text('Oak'), at: AT, value: text('Mine') };
    const open = (saved: Article) =>
      apply(openArticle(saved, { draft, kept: [] }), { type: 'unrestored', at: AT });
    const asked = open(post(9, 'Theirs'));
    const back = apply(asked, putBack(asked));
    expect([saveStatus(back), autosaveDelay(back), back.typed.title]).toEqual([
      ...['conflict', null, 'Mine'],
    ]);
    const beside = open(post(9, 'Oak', { tags: ['Timber'] }));
    expect(apply(beside, putBack(beside))).toMatchObject({
      ...{ typed: { title: 'Mine', tags: ['Timber'] }, base: 9, theirs: null },
    });
    const same = open(post(3, 'Oak'));
    expect(saveStatus(apply(same, putBack(same)))).toBe('unsaved');
  });

  test('is not overwritten by what earlier code kept, of which nobody knows what it began with', () => {
    const kept = { at: AT, value: text('Mine') };
    const opened = openArticle(post(2, 'Oak'), { draft: null, kept: [kept] });
    const back = apply(opened, putBack(opened));
    expect([saveStatus(back), back.typed.title]).toEqual(['conflict', 'Mine']);
    const chosen = apply(back, { type: 'merged', value: back.typed });
    expect([saveStatus(chosen), chosen.base]).toEqual(['unsaved', 2]);
  });

  test('is not overwritten by what is put back while one’s own is under way', () => {
    const kept = { version: 1, origin: text('Ash'), at: AT, value: text('Mine of last week') };
    const sent = apply(openArticle(post(4, 'Oak'), { draft: null, kept: [kept] }), typed('Oaks'), {
      type: 'sent',
    });
    const back = apply(sent, putBack(sent), { type: 'saved', saved: post(5, 'Oaks') });
    expect([saveStatus(back), back.typed.title, back.theirs?.version]).toEqual([
      ...['conflict', 'Mine of last week', 5],
    ]);
    expect(back.kept.map(({ value }) => value.title)).toEqual(['Oaks']);
  });

  test('what stands in the page is kept too when another text is put back', () => {
    const kept = { at: AT, value: text('Kept') };
    const state = apply(openArticle(post(1, 'Oak'), { draft: null, kept: [kept] }), typed('Mine'), {
      type: 'put-back',
      kept,
      at: AT + 1,
    });
    expect(state.typed.title).toBe('Kept');
    expect(state.kept).toMatchObject([{ at: AT + 1, value: text('Mine') }]);
  });

  test('merged, it is what the merged text is saved on top of', () => {
    const state = apply(
      openArticle(post(1, 'Oak')),
      typed('Mine'),
      { type: 'seen', saved: post(2, 'Theirs') },
      { type: 'merged', value: text('Mine and theirs') },
    );
    expect([saveStatus(state), state.base]).toEqual(['unsaved', 2]);
  });
});

describe('what an earlier visit left on the device', () => {
  const draft = { version: 1, at: AT, value: text('Mine') };

  test('is back in the page, and saved once somebody goes on with it', () => {
    const state = openArticle(post(1, 'Oak'), { draft, kept: [] });
    expect([state.typed.title, state.restoredFrom, saveStatus(state)]).toEqual([
      'Mine',
      AT,
      'unsaved',
    ]);
    expect(autosaveDelay(state)).toBeNull();
    expect(autosaveDelay(apply(state, typed('Mine too')))).toBe(2_000);
  });

  test('is gone on with where there is no connection, and saved by itself once there is', () => {
    const state = openArticle(post(1, 'Oak'), { draft, kept: [] }, { isOnline: false });
    expect([state.typed.title, state.restoredFrom, saveStatus(state)]).toEqual([
      'Mine',
      null,
      'offline',
    ]);
    expect(autosaveDelay(state)).toBeNull();
    expect(autosaveDelay(apply(state, { type: 'connected', isOnline: true }))).toBe(2_000);
  });

  test('is a conflict when the article has moved on', () => {
    expect(saveStatus(openArticle(post(2, 'Theirs'), { draft, kept: [] }))).toBe('conflict');
  });

  test('as a new article is offered in the one that its unanswered first save made', () => {
    const begun = openArticle(null).typed;
    const left = (title: string) => ({
      draft: { version: 0, origin: begun, at: AT, value: { ...begun, title }, newId: 'a1' },
      kept: [],
    });
    const stored = (version: number) =>
      post(version, 'Oak', { id: 'a1', body: '', author_name: 'Joe' });
    const found = openArticle(stored(1), left('Oak and ash'), { id: 'a1' });
    expect([found.typed.title, found.typed.authorName, found.restoredFrom, found.base]).toEqual([
      'Oak and ash',
      'Joe',
      AT,
      1,
    ]);
    expect(saveStatus(found)).toBe('unsaved');
    expect(saveStatus(openArticle(stored(1), left('Oak'), { id: 'a1' }))).toBe('saved');
    expect(saveStatus(openArticle(stored(2), left('Oak and ash'), { id: 'a1' }))).toBe('conflict');
  });

  test('is no news when it is what the server holds', () => {
    expect(openArticle(post(2, 'Mine'), { draft, kept: [] })).toMatchObject({
      restoredFrom: null,
      theirs: null,
    });
  });

  test('is kept when it is not wanted in the page', () => {
    const state = apply(openArticle(post(1, 'Oak'), { draft, kept: [] }), {
      type: 'unrestored',
      at: AT,
    });
    expect([state.typed.title, hasChanges(state), state.kept.length]).toEqual(['Oak', false, 1]);
    const empty = apply(openArticle(null, { draft: { ...draft, version: 0 }, kept: [] }), {
      type: 'unrestored',
      at: AT,
    });
    expect([empty.typed.title, empty.kept.length]).toEqual(['', 1]);
  });
});

test('a version that the server made as asked takes the place of the text', () => {
  const state = apply(openArticle(post(4, 'Wrong')), {
    type: 'replaced',
    saved: post(5, 'Right again'),
  });
  expect([state.typed.title, state.base, saveStatus(state)]).toEqual(['Right again', 5, 'saved']);
});

test('what is typed while a version comes back is kept aside', () => {
  const state = apply(openArticle(post(4, 'Wrong')), typed('Wrong, and more'), {
    type: 'replaced',
    saved: post(5, 'Right again'),
    keptAt: AT,
  });
  expect(state).toMatchObject({ typed: { title: 'Right again' }, kept: [{ at: AT }] });
});

test('words of one’s own that were chosen against are kept aside', () => {
  const state = apply(
    openArticle(post(1, 'Oak')),
    typed('Mine'),
    { type: 'seen', saved: post(2, 'Theirs') },
    { type: 'merged', value: text('Theirs'), keptAt: AT },
  );
  expect(state.kept).toMatchObject([{ at: AT, value: text('Mine') }]);
});

test('what made way is kept, however much it is', () => {
  let state = openArticle(post(1, 'Oak'));
  for (let version = 2; version < 9; version += 1) {
    state = apply(
      state,
      typed(`Mine ${version}`),
      { type: 'seen', saved: post(version, `Theirs ${version}`) },
      { type: 'yielded', at: AT },
    );
  }
  expect(state.kept).toHaveLength(7);
});

test('with the version that it began with, a draft is joined to what others changed beside it', () => {
  const draft = { version: 1, origin: text('Oak'), at: AT, value: text('Mine') };
  const stored = post(2, 'Oak', { tags: ['Timber'] });
  const state = apply(openArticle(stored, { draft, kept: [] }), { type: 'seen', saved: stored });
  expect([saveStatus(state), state.typed.title, state.typed.tags, state.base]).toEqual([
    ...['unsaved', 'Mine', ['Timber'], 2],
  ]);
});

test.each([
  ['no text', null],
  ['half a text', { title: 'Oak' }],
  ['a text of other kinds', { ...text('Oak'), noindex: 'yes' }],
])('%s is no article', (_name, value) => {
  expect(isArticleText(value)).toBe(false);
  expect(isArticleText(text('Oak'))).toBe(true);
});
