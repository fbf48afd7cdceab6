import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { Document, GALLERY, type Row } from './documents.ts';
import { addContent, GALLERIES, MEDIA } from './fixtures.ts';
import { literal, openDatabase } from './harness.ts';
import { contentVersion, putBack } from './return-steps.ts';

const database = openDatabase(addContent);
let gallery: Document;
beforeEach(async () => {
  gallery = await add('A loft in ash', { summary: 'Light.', materials: ['Ash'] });
});

async function add(title: string, row: Row = {}) {
  const made = await Document.add(database, GALLERY, { slug: null, story: '', title, ...row });
  await made.addPictures(MEDIA.draft);
  return made;
}
const working = async (it = gallery): Promise<Row> =>
  (await database.sql`select * from public.galleries where id = ${it.id}`)[0] ?? {};
/** What visitors read. */
async function shown(): Promise<Row> {
  const mine = `where gallery_id = '${gallery.id}'`;
  return (
    (await database.run('nobody', `select * from public.published_galleries ${mine}`)).rows[0] ?? {}
  );
}
async function save(said: Row, { language = 'pt', it = gallery } = {}) {
  const { words, version } = (await working(it)) as { words: Record<string, Row>; version: number };
  return it.save({ version, words: { ...words, [language]: { ...words[language], ...said } } });
}
const pictures = () =>
  database.sql<{ id: string; version: number; captions: Row }>`
    select id, version, captions from public.portfolio_images where gallery_id = ${gallery.id}
    order by position`;
async function saveCaption(caption: string, language = 'pt', seen?: number) {
  const [first] = await pictures();
  const captions = literal({ ...first?.captions, [language]: caption });
  return database.run(
    'editor',
    `update public.portfolio_images set captions = ${captions}, version = ${seen ?? first?.version}
    where id = '${first?.id}'`,
  );
}
const inPortuguese = { title: 'Um sótão em freixo', summary: 'Luz.', materials: ['Freixo'] };

describe('gallery words', () => {
  test('are whole, with an address that the title makes, and leave the others', async () => {
    await gallery.done(save({ title: inPortuguese.title }));
    await gallery.done(save({ summary: 'Luz.' }));
    await save({ title: 'Poddasze' }, { language: 'pl' });
    expect((await working()).words).toEqual({
      pt: {
        ...{ slug: 'um-sotao-em-freixo', title: 'Um sótão em freixo', summary: 'Luz.' },
        ...{ story: '', place: '', materials: [] },
      },
      pl: expect.objectContaining({ slug: 'poddasze', title: 'Poddasze' }),
    });
    expect(await working()).toMatchObject({ version: 4 });
  });

  test('are refused when a colleague has saved since, and nobody’s are lost', async () => {
    const { version } = await working();
    await save({ summary: 'Luz.' });
    expect(await gallery.save({ version, words: { pt: { title: 'Sótão' } } })).toMatchObject({
      ...{ sqlstate: 'PT409', message: 'version_conflict' },
    });
    expect((await working()).words).toMatchObject({ pt: { title: '', summary: 'Luz.' } });
  });

  test('go with their language when the last one is taken out', async () => {
    await save({ summary: 'Luz.' });
    await save({ summary: '' });
    expect(await working()).toMatchObject({ words: {}, originals: {} });
  });

  test.each([
    ['a language that is none', { PT: {} }],
    ['the main language', { '': {} }],
    ['no object', [1]],
    ['nothing at all', 5],
    ['a language that says nothing', { pt: 5 }],
    ['a field that there is not', { pt: { title: 'A', price: '5' } }],
    ['a number', { pt: { title: 5 } }],
    ['a long title', { pt: { title: 'a'.repeat(201) } }],
    ['a long story', { pt: { story: 'a'.repeat(50_001) } }],
    ['an address that is none', { pt: { title: 'A', slug: 'Não é' } }],
    ['materials that are no list', { pt: { materials: 'Freixo' } }],
    ['materials that are no words', { pt: { materials: [1] } }],
    ['a material that is not trimmed', { pt: { materials: [' Freixo'] } }],
    [
      'thirteen languages',
      Object.fromEntries([...'abcdefghijklm'].map((one) => [`x${one}`, { title: 'A' }])),
    ],
  ])('are refused as %s', async (_name, words) => {
    const statement = `update public.galleries set words = ${literal(JSON.stringify(words))}
      where id = '${GALLERIES.draft}'`;
    const { sqlstate } = await database.attempt('editor', statement);
    expect(sqlstate).toBe('23514');
  });

  test('are found by staff who search', async () => {
    await save({ story: 'Feito de carvalho-negral.' });
    await saveCaption('Janela de sacada');
    for (const words of ['negral', 'sacada']) {
      const { rows } = await database.call('editor', 'search_staff', [words]);
      expect(rows, words).toContainEqual(expect.objectContaining({ id: gallery.id }));
    }
  });

  test('keep the pictures in their story', async () => {
    await save({ title: 'A', story: `![](media:${MEDIA.unused})` });
    await gallery.publish();
    const used = await database.sql`
      select kind from public.media_usage
      where media_id = ${MEDIA.unused} and entity_id = ${gallery.id} order by 1`;
    expect(used).toEqual([{ kind: 'gallery' }, { kind: 'published_gallery' }]);
  });
});

describe('gallery words: an address', () => {
  const slug = async (it = gallery) => ((await working(it)).words as { pt?: Row }).pt?.slug;

  test('follows the title until visitors have known it', async () => {
    const saved = async (title: string) => {
      await save({ title });
      return slug();
    };
    expect([await saved('Sótão'), await saved('Sótão claro')]).toEqual(['sotao', 'sotao-claro']);
    await gallery.publish();
    for (const title of ['Outro', '', 'Mais um']) expect(await saved(title)).toBe('sotao-claro');
  });

  test('is another one where it is taken, and may be that of another language', async () => {
    const it = await add('Twice');
    await save({ title: 'Twice' });
    await save({ title: 'Twice' }, { it });
    expect([await slug(), await slug(it)]).toEqual(['twice', 'twice-2']);
    expect(await save({ slug: 'twice' }, { it })).toMatchObject({
      ...{ sqlstate: 'PT409', hint: 'slug_taken' },
    });
    await save({ slug: 'by-hand' }, { it });
    await save({ title: 'Three times' }, { it });
    expect(await slug(it)).toBe('by-hand');
  });

  test('that visitors knew leads on, in its language, and is nobody else’s', async () => {
    await save({ title: 'Primeiro' });
    await gallery.publish();
    const before = await contentVersion(database);
    await save({ slug: 'segundo' });
    await gallery.publish();
    const former = async () =>
      (
        await database.run(
          'nobody',
          `select path from public.gallery_redirects where gallery_id = '${gallery.id}'`,
        )
      ).rows;
    expect(await former()).toEqual([{ path: '/pt/portfolio/primeiro' }]);
    const it = await add('Another');
    await save({ title: 'Primeiro' }, { it });
    expect(await slug(it)).toBe('primeiro-2');
    await save({ slug: 'primeiro' });
    await gallery.publish();
    expect(await former()).toEqual([{ path: '/pt/portfolio/segundo' }]);

    await save({ slug: 'terceiro' });
    await gallery.publish();
    await save({ slug: 'primeiro' }, { it });
    await it.publish();
    expect(await putBack(gallery, before), 'an older state goes back').toMatchObject({
      ...{ sqlstate: 'PT409', hint: 'slug_taken' },
    });
  });
});

describe('gallery words: what the main language said', () => {
  const behind = async () => {
    const [row] = (
      await database.run(
        'editor',
        `select languages, languages_behind from public.gallery_states where gallery_id = '${gallery.id}'`,
      )
    ).rows;
    return [row?.languages, row?.languages_behind];
  };
  const note = (original: Row, language = 'pt') =>
    gallery.call('record_gallery_translation', [gallery.id, language, original]);

  test('is noted with the first words, and compared with what it says now', async () => {
    expect(await behind()).toEqual([[], []]);
    await save({ title: 'Sótão' });
    // What is not translated yet is missing and not behind.
    await gallery.save({ summary: 'Lighter.' });
    expect(await behind()).toEqual([['pt'], []]);
    await save({ summary: 'Mais luz.' });
    await gallery.save({ summary: 'Lightest.' });
    expect(await behind()).toEqual([['pt'], ['pt']]);
    await save({ summary: 'Mais luz!' });
    expect(await working()).toMatchObject({
      originals: { pt: { title: 'A loft in ash', summary: 'Lighter.' } },
    });
    expect(await behind()).toEqual([['pt'], ['pt']]);
  });

  test('is noted again without a change of the gallery', async () => {
    await save(inPortuguese);
    await gallery.save({ summary: 'Lighter.' });
    const { version, updated_at } = await working();
    const original = { title: 'A loft in ash', summary: 'Lighter.', materials: ['Ash'] };
    await gallery.done(note(original));
    expect(await behind()).toEqual([['pt'], []]);
    expect(await working()).toMatchObject({ version, updated_at });
    expect(await note(original, 'pl')).toMatchObject({ sqlstate: 'PT404', hint: 'translation' });
    for (const wrong of [{ summary: 5 }, { materials: 'Ash' }, { title: ['A'] }]) {
      expect((await note(wrong)).sqlstate, 'which no screen could show').toBe('23514');
    }
  });

  test('is nothing that a client writes, and nothing that visitors read', async () => {
    await save(inPortuguese);
    await gallery.save({ originals: {} });
    expect(await working()).toMatchObject({ originals: { pt: { summary: 'Light.' } } });
    await gallery.publish();
    expect(JSON.stringify(await shown())).not.toContain('originals');
  });
});

test('gallery words: publishing shows the languages with a title, by one press', async () => {
  await save(inPortuguese);
  await save({ summary: 'Światło.' }, { language: 'pl' });
  await gallery.publish();
  expect((await shown()).words).toEqual({ pt: expect.objectContaining(inPortuguese) });
  expect(await gallery.state()).toBe('live');
  await save({ summary: 'Outra luz.' });
  expect((await shown()).words).toMatchObject({ pt: { summary: 'Luz.' } });
  expect(await gallery.state()).toBe('live_with_changes');
});

test('gallery words: publishing says for each language when it changed', async () => {
  await save(inPortuguese);
  await gallery.publish();
  for (const [change, of] of [
    [() => save({ summary: 'Outra luz.' }), 'updated_in'],
    [() => gallery.save({ summary: 'Another light.' }), 'updated_at'],
    [() => saveCaption('Janela'), 'updated_in'],
  ] as const) {
    const { updated_at, updated_in } = await shown();
    await change();
    await gallery.publish();
    const now = await shown();
    expect([now.updated_at !== updated_at, !isDeepStrictEqual(now.updated_in, updated_in)]).toEqual(
      [of === 'updated_at', of === 'updated_in'],
    );
  }
  expect((await shown()).pictures).toMatchObject([{ captions: { pt: 'Janela' } }, {}]);
});

test('gallery words: publishing goes back with them, and keeps the unpublished', async () => {
  await save(inPortuguese);
  await saveCaption('Janela');
  await gallery.publish();
  const before = await contentVersion(database);
  await save({ title: 'Outro' });
  await saveCaption('');
  await save({ summary: 'Światło.' }, { language: 'pl' });
  await save({ title: 'Boden' }, { language: 'de' });
  const { revision } = await gallery.done(gallery.discard());
  expect((await working()).words).toEqual({
    pt: expect.objectContaining(inPortuguese),
    pl: expect.objectContaining({ summary: 'Światło.' }),
  });
  expect(await pictures()).toMatchObject([{ captions: { pt: 'Janela' } }, {}]);
  await gallery.done(gallery.restore(revision));
  const back = await working();
  expect(back.words).toMatchObject({ pt: { title: 'Outro' }, pl: {}, de: { title: 'Boden' } });
  expect(await pictures()).toMatchObject([{ captions: {} }, { captions: {} }]);
  expect(back.originals).toMatchObject({ pt: { title: 'A loft in ash' } });

  await gallery.publish();
  await gallery.done(putBack(gallery, before));
  expect((await shown()).words, 'as visitors saw it').toMatchObject({ pt: inPortuguese });
});

test('gallery words: a caption is a change of the picture in its language alone', async () => {
  await saveCaption('Janela');
  await saveCaption('Okno', 'pl');
  expect((await pictures())[0]).toMatchObject({
    ...{ version: 3, captions: { pt: 'Janela', pl: 'Okno' } },
  });
  expect(await saveCaption('Outra', 'pt', 1)).toMatchObject({
    ...{ sqlstate: 'PT409', message: 'version_conflict' },
  });
});

test.each([
  ['', 'Janela'],
  ['PT', 'Janela'],
  ['pt', 'a'.repeat(501)],
])('gallery words: a caption in another language is refused in "%s"', async (language, caption) => {
  expect((await saveCaption(caption, language)).sqlstate).toBe('23514');
});
