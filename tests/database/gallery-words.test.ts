import { beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#supabase/database.types.ts';
import { addContent, GALLERIES, MEDIA, PICTURES } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);
let gallery: string;

beforeEach(async () => {
  gallery = await addGallery({ title: 'A loft in ash', summary: 'Light.', materials: ['Ash'] });
});

async function addGallery(fields: { title: string; summary?: string; materials?: string[] }) {
  const editor = await database.client('editor');
  const { data, error } = await editor.from('galleries').insert(fields).select('id').single();
  if (error) throw new Error(error.message);
  const pictures = { gallery_id: data.id, media_ids: [MEDIA.public, MEDIA.draft] };
  await editor.rpc('add_portfolio_images', pictures);
  return data.id;
}

async function working(id = gallery) {
  const editor = await database.client('editor');
  const { data, error } = await editor
    .from('galleries')
    .select('*, portfolio_images(id, version, caption, captions)')
    .eq('id', id)
    .order('position', { referencedTable: 'portfolio_images' })
    .single();
  if (error) throw new Error(error.message);
  return data;
}

async function save(words: Json, { language = 'pt', id = gallery } = {}) {
  const { version } = await working(id);
  const editor = await database.client('editor');
  return editor.rpc('save_gallery_words', { gallery_id: id, version, language, words });
}

async function change(fields: { title?: string; summary?: string; words?: Json }, id = gallery) {
  return (await database.client('editor')).from('galleries').update(fields).eq('id', id);
}

async function publish(id = gallery) {
  const { version, pictures_version } = await working(id);
  const editor = await database.client('editor');
  return editor.rpc('publish_gallery', { gallery_id: id, version, pictures_version });
}

async function published(id = gallery) {
  const nobody = await database.client('nobody');
  const { data } = await nobody.from('published_galleries').select('*').eq('gallery_id', id);
  return data?.[0] ?? null;
}

const inPortuguese = { title: 'Um sótão em freixo', summary: 'Luz.', materials: ['Freixo'] };

describe('words of another language', () => {
  test('are whole, with an address that the title makes, and leave the others', async () => {
    expect((await save({ title: inPortuguese.title })).error).toBeNull();
    const { data } = await save({ summary: 'Luz.' });
    await save({ title: 'Poddasze' }, { language: 'pl' });
    expect((await working()).words).toEqual({
      pt: {
        ...{ slug: 'um-sotao-em-freixo', title: 'Um sótão em freixo', summary: 'Luz.' },
        ...{ story: '', place: '', materials: [] },
      },
      pl: expect.objectContaining({ slug: 'poddasze', title: 'Poddasze' }),
    });
    expect(data?.version).toBe(3);
  });

  test('are refused when a colleague has saved since, and nobody’s are lost', async () => {
    const { version } = await working();
    await save({ summary: 'Luz.' });
    const editor = await database.client('editor');
    const { error } = await editor.rpc('save_gallery_words', {
      ...{ gallery_id: gallery, version, language: 'pt', words: { title: 'Sótão' } },
    });
    expect(error).toMatchObject({ code: 'PT409', message: 'version_conflict' });
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
    expect((await change({ words })).error?.code).toBe('23514');
  });

  test('are found by staff who search', async () => {
    await save({ story: 'Feito de carvalho-negral.' });
    const [first] = (await working()).portfolio_images;
    await saveCaption(first?.id ?? '', 'Janela de sacada');
    const editor = await database.client('editor');
    for (const words of ['negral', 'sacada']) {
      const { data } = await editor.rpc('search_staff', { query: words });
      expect(
        data?.map(({ id }) => id),
        words,
      ).toContain(gallery);
    }
  });

  test('keep the pictures in their story', async () => {
    await save({ title: 'A', story: `![](media:${MEDIA.unused})` });
    await publish();
    const used = await database.sql`
      select kind from public.media_usage where media_id = ${MEDIA.unused} and entity_id =
      ${gallery} order by 1`;
    expect(used).toEqual([{ kind: 'gallery' }, { kind: 'published_gallery' }]);
  });
});

async function saveCaption(id: string, caption: string, language = 'pt') {
  const { portfolio_images } = await working();
  const version = portfolio_images.find((one) => one.id === id)?.version ?? 0;
  const editor = await database.client('editor');
  return editor.rpc('save_picture_caption', { image_id: id, version, language, caption });
}

describe('an address', () => {
  const slug = async (id = gallery) => (await working(id)).words as { pt?: { slug: string } };

  test('follows the title until visitors have known it', async () => {
    await save({ title: 'Sótão' });
    await save({ title: 'Sótão claro' });
    expect(await slug()).toMatchObject({ pt: { slug: 'sotao-claro' } });
    await publish();
    await save({ title: 'Outro' });
    expect(await slug()).toMatchObject({ pt: { slug: 'sotao-claro' } });
    await save({ title: '' });
    await save({ title: 'Mais um' });
    expect(await slug()).toMatchObject({ pt: { slug: 'sotao-claro' } });
  });

  test('is another one where it is taken, and may be that of another language', async () => {
    const other = await addGallery({ title: 'Twice' });
    await save({ title: 'Twice' });
    expect(await slug()).toMatchObject({ pt: { slug: 'twice' } });
    await save({ title: 'Twice' }, { id: other });
    expect(await slug(other)).toMatchObject({ pt: { slug: 'twice-2' } });
    const { error } = await save({ slug: 'twice' }, { id: other });
    expect(error).toMatchObject({ code: 'PT409', hint: 'slug_taken' });
    await save({ slug: 'by-hand' }, { id: other });
    await save({ title: 'Three times' }, { id: other });
    expect(await slug(other)).toMatchObject({ pt: { slug: 'by-hand' } });
  });

  test('that visitors knew leads on, in its language', async () => {
    await save({ title: 'Primeiro' });
    await publish();
    await save({ slug: 'segundo' });
    await publish();
    const nobody = await database.client('nobody');
    const former = async () => {
      const { data } = await nobody
        .from('gallery_redirects')
        .select('path')
        .eq('gallery_id', gallery);
      return data?.map(({ path }) => path);
    };
    expect(await former()).toEqual(['/pt/portfolio/primeiro']);
    const other = await addGallery({ title: 'Another' });
    await save({ title: 'Primeiro' }, { id: other });
    expect(await slug(other)).toMatchObject({ pt: { slug: 'primeiro-2' } });
    await save({ slug: 'primeiro' });
    await publish();
    expect(await former()).toEqual(['/pt/portfolio/segundo']);
  });

  test('is nobody else’s when an older state goes back', async () => {
    await save({ title: 'Volta' });
    await publish();
    const before = await database.sql<{ version: string }>`
      select public.content_version() as version`;
    await save({ slug: 'volta-nova' });
    await publish();
    const other = await addGallery({ title: 'Taker' });
    await save({ title: 'Taker', slug: 'volta' }, { id: other });
    await publish(other);
    const editor = await database.client('editor');
    const { error } = await editor.rpc('put_back_change', {
      ...{ entity: 'gallery', entity_id: gallery, version: Number(before[0]?.version) },
    });
    expect(error).toMatchObject({ code: 'PT409', hint: 'slug_taken' });
  });
});

describe('what the main language said', () => {
  const behind = async () => {
    const editor = await database.client('editor');
    const { data } = await editor.from('gallery_states').select('*').eq('gallery_id', gallery);
    return [data?.[0]?.languages, data?.[0]?.languages_behind];
  };

  test('is noted with the first words, and compared with what it says now', async () => {
    expect(await behind()).toEqual([[], []]);
    await save({ title: 'Sótão' });
    expect(await behind()).toEqual([['pt'], []]);
    // What is not translated yet is missing and not behind.
    await change({ summary: 'Lighter.' });
    expect(await behind()).toEqual([['pt'], []]);
    await save({ summary: 'Mais luz.' });
    await change({ summary: 'Lightest.' });
    expect(await behind()).toEqual([['pt'], ['pt']]);
    await save({ summary: 'Mais luz!' });
    expect(await working()).toMatchObject({
      originals: { pt: { title: 'A loft in ash', summary: 'Lighter.' } },
    });
    expect(await behind()).toEqual([['pt'], ['pt']]);
  });

  test('is noted again without a change of the gallery', async () => {
    await save(inPortuguese);
    await change({ summary: 'Lighter.' });
    const editor = await database.client('editor');
    const { version, updated_at } = await working();
    const original = { title: 'A loft in ash', summary: 'Lighter.', materials: ['Ash'] };
    const note = { gallery_id: gallery, language: 'pt', original };
    expect((await editor.rpc('note_gallery_words', note)).error).toBeNull();
    expect(await behind()).toEqual([['pt'], []]);
    expect(await working()).toMatchObject({ version, updated_at });
    const other = await editor.rpc('note_gallery_words', { ...note, language: 'pl' });
    expect(other.error).toMatchObject({ code: 'PT404', hint: 'translation' });
  });

  test.each([{ summary: 5 }, { materials: 'Ash' }, { title: ['A'] }])(
    'is refused as %o, which no screen could show',
    async (original) => {
      await save(inPortuguese);
      const editor = await database.client('editor');
      const note = { gallery_id: gallery, language: 'pt', original };
      expect((await editor.rpc('note_gallery_words', note)).error?.code).toBe('23514');
    },
  );

  test('is nothing that a client writes, and nothing that visitors read', async () => {
    await save(inPortuguese);
    const editor = await database.client('editor');
    await editor.from('galleries').update({ originals: {} }).eq('id', gallery);
    expect(await working()).toMatchObject({ originals: { pt: { summary: 'Light.' } } });
    await publish();
    expect(JSON.stringify(await published())).not.toContain('originals');
  });
});

describe('publishing', () => {
  test('shows the languages that have a title, with one press for all', async () => {
    await save(inPortuguese);
    await save({ summary: 'Światło.' }, { language: 'pl' });
    await publish();
    expect((await published())?.words).toEqual({ pt: expect.objectContaining(inPortuguese) });
    const editor = await database.client('editor');
    const { data } = await editor.from('gallery_states').select('state').eq('gallery_id', gallery);
    expect(data).toEqual([{ state: 'live' }]);
    await save({ summary: 'Outra luz.' });
    expect((await published())?.words).toMatchObject({ pt: { summary: 'Luz.' } });
    const after = await editor.from('gallery_states').select('state').eq('gallery_id', gallery);
    expect(after.data).toEqual([{ state: 'live_with_changes' }]);
  });

  test('says for each language when it changed', async () => {
    await save(inPortuguese);
    await publish();
    const first = await published();
    await save({ summary: 'Outra luz.' });
    await publish();
    const second = await published();
    expect(second?.updated_at).toBe(first?.updated_at);
    expect(second?.updated_in).not.toEqual(first?.updated_in);
    await change({ summary: 'Another light.' });
    await publish();
    const third = await published();
    expect(third?.updated_at).not.toBe(second?.updated_at);
    expect(third?.updated_in).toEqual(second?.updated_in);
    const [picture] = (await working()).portfolio_images;
    await saveCaption(picture?.id ?? '', 'Janela');
    await publish();
    const fourth = await published();
    expect(fourth?.updated_at).toBe(third?.updated_at);
    expect(fourth?.updated_in).not.toEqual(third?.updated_in);
    expect(fourth?.pictures).toMatchObject([{ captions: { pt: 'Janela' } }, {}]);
  });

  test('goes back with its words, and keeps those that could not be published', async () => {
    await save(inPortuguese);
    const [picture] = (await working()).portfolio_images;
    await saveCaption(picture?.id ?? '', 'Janela');
    await publish();
    await save({ title: 'Outro' });
    await saveCaption(picture?.id ?? '', '');
    await save({ summary: 'Światło.' }, { language: 'pl' });
    await save({ title: 'Boden' }, { language: 'de' });
    const { version, pictures_version } = await working();
    const editor = await database.client('editor');
    const seen = { version, pictures_version };
    const { data: kept } = await editor.rpc('discard_gallery_changes', {
      ...{ gallery_id: gallery, ...seen },
    });
    const discarded = await working();
    expect(discarded.words).toEqual({
      pt: expect.objectContaining(inPortuguese),
      pl: expect.objectContaining({ summary: 'Światło.' }),
    });
    expect(discarded.portfolio_images).toMatchObject([{ captions: { pt: 'Janela' } }, {}]);
    await editor.rpc('restore_gallery_revision', {
      ...{ revision_id: kept ?? '' },
      ...{ version: discarded.version, pictures_version: discarded.pictures_version },
    });
    const back = await working();
    expect(back.words).toMatchObject({ pt: { title: 'Outro' }, pl: {}, de: { title: 'Boden' } });
    expect(back.portfolio_images).toMatchObject([{ captions: {} }, { captions: {} }]);
    expect(back.originals).toMatchObject({ pt: { title: 'A loft in ash' } });
  });

  test('is taken back to what visitors saw, words and all', async () => {
    await save(inPortuguese);
    await publish();
    const [{ version } = { version: '0' }] = await database.sql<{ version: string }>`
      select public.content_version() as version`;
    await save({ title: 'Outro' });
    await publish();
    const editor = await database.client('editor');
    await editor.rpc('put_back_change', {
      ...{ entity: 'gallery', entity_id: gallery, version: Number(version) },
    });
    expect((await published())?.words).toMatchObject({ pt: { title: inPortuguese.title } });
  });
});

describe('a caption in another language', () => {
  test('is a change of the picture, and no other language’s', async () => {
    const [picture] = (await working()).portfolio_images;
    const { data } = await saveCaption(picture?.id ?? '', 'Janela');
    await saveCaption(picture?.id ?? '', 'Okno', 'pl');
    expect((await working()).portfolio_images[0]).toMatchObject({
      ...{ version: 3, captions: { pt: 'Janela', pl: 'Okno' } },
    });
    expect(data).toBe(2);
    const editor = await database.client('editor');
    const stale = await editor.rpc('save_picture_caption', {
      ...{ image_id: picture?.id ?? '', version: 1, language: 'pt', caption: 'Outra' },
    });
    expect(stale.error).toMatchObject({ code: 'PT409', message: 'version_conflict' });
  });

  test.each([
    ['', 'Janela'],
    ['PT', 'Janela'],
    ['pt', 'a'.repeat(501)],
  ])('is refused in "%s"', async (language, caption) => {
    const [picture] = (await working()).portfolio_images;
    const { error } = await saveCaption(picture?.id ?? '', caption, language);
    expect(error?.code).toBe('23514');
  });

  test('of a picture that is not there is not found', async () => {
    const editor = await database.client('editor');
    const { error } = await editor.rpc('save_picture_caption', {
      ...{ image_id: GALLERIES.draft, version: 1, language: 'pt', caption: 'A' },
    });
    expect(error).toMatchObject({ code: 'PT404' });
  });
});

test('a gallery in the bin takes no words', async () => {
  const editor = await database.client('editor');
  const { error } = await editor.rpc('save_gallery_words', {
    ...{ gallery_id: GALLERIES.binned, version: 1, language: 'pt', words: { title: 'A' } },
  });
  expect(error).toMatchObject({ code: 'PT404' });
  const caption = { image_id: PICTURES.binned, version: 1, language: 'pt', caption: 'A' };
  expect((await editor.rpc('save_picture_caption', caption)).error).toMatchObject({
    code: 'PT404',
  });
});
