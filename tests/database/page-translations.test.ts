import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, TablesInsert } from '#supabase/database.types.ts';
import { PAGES } from './fixtures.ts';
import { PEOPLE } from './harness.ts';
import { INTRO, inAnHour, PageSteps } from './page-steps.ts';

let steps: PageSteps;
beforeAll(async () => {
  steps = await PageSteps.open();
});
afterAll(() => steps.database.close());

const editor = () => steps.database.client('editor');
const WORDS = { ...INTRO, fields: { intro: { title: 'Our workshop' } } };

async function translate(id: string, language = 'pt') {
  return (await editor()).rpc('translate_page', { page_id: id, language });
}

/** A page of staff's own that visitors have, and its translation. */
async function translated(row: Partial<TablesInsert<'pages'>> = {}) {
  const original = await steps.working(await steps.add({ content: WORDS, ...row }));
  await steps.publish(original.id, { person: 'admin' });
  const { data, error } = await translate(original.id);
  if (error) throw new Error(error.message);
  return { original, translation: data };
}

describe('a page as it always was', () => {
  test('is of the main language and translates nothing', async () => {
    expect(await steps.working(PAGES.live)).toMatchObject({ language: '', original: null });
    expect(await steps.visible(PAGES.live)).toMatchObject({ language: '' });
  });

  test.each(['PT', 'pt-PT', 'p', 'port', ' '])('is refused in the language "%s"', async (code) => {
    const { error } = await steps.insert({ kind: 'page', title: 'A page', language: code });
    expect(error?.code).toBe('23514');
  });
});

describe('a page of staff’s own, translated', () => {
  test('begins under the same key, with words and pictures to write over, and no title', async () => {
    const { original, translation } = await translated({ seo_title: 'For searches' });
    expect(translation).toMatchObject({
      ...{ language: 'pt', key: original.key, kind: 'page', of_folder: false, version: 1 },
      ...{ title: '', seo_title: null, content: WORDS },
      original: { title: 'A page', seo_title: 'For searches', content: WORDS },
    });
    expect(translation.slug).toMatch(/^draft-/);
    expect((await steps.publish(translation.id)).error).toMatchObject({ hint: 'incomplete' });
  });

  test('is there once for each language, of the main one, and not of the folder', async () => {
    const { original, translation } = await translated();
    expect((await translate(original.id)).error).toMatchObject({
      code: 'PT409',
      hint: 'translated',
    });
    expect((await translate(original.id, 'de')).error).toBeNull();
    for (const [id, language] of [
      [original.id, ''],
      [translation.id, 'de'],
    ] as const) {
      expect((await translate(id, language)).error).toMatchObject({ hint: 'translation' });
    }
    for (const id of [PAGES.binned, PAGES.privacy]) {
      expect((await translate(id)).error).toMatchObject({ code: 'PT404', hint: 'page' });
    }
    expect((await translate(original.id, 'Português')).error?.code).toBe('23514');
  });

  test('keeps its language and what it was brought up to, whatever a client sends', async () => {
    const { original, translation } = await translated();
    const { data } = await steps.save(translation.id, {
      ...{ language: 'de', original: null, key: 'own-12345678', title: 'Oficina', version: 1 },
    });
    expect(data).toMatchObject([
      { language: 'pt', key: original.key, original: translation.original, title: 'Oficina' },
    ]);
  });

  test('has the address that its title makes, though another language has it', async () => {
    const { original, translation } = await translated({ title: 'Same words' });
    await steps.save(translation.id, { title: 'Same words' });
    expect(await steps.working(translation.id)).toMatchObject({ slug: original.slug });
    const taken = await steps.insert({
      ...{ kind: 'page', title: 'Other', language: 'pt', slug: original.slug },
    });
    expect(taken.error).toMatchObject({ code: 'PT409', hint: 'slug_taken' });
    const free = await steps.insert({ kind: 'page', title: 'Same words', language: 'pt' });
    expect(free.data?.slug).toBe(`${original.slug}-2`);
  });

  test('is published, scheduled, moved, put back and binned in its language', async () => {
    const { original, translation } = await translated({ title: 'Goes live' });
    const { id } = translation;
    await steps.save(id, { title: 'Vai ao ar' });
    expect((await steps.publish(id)).error).toBeNull();
    expect(await steps.visible(id)).toMatchObject({ language: 'pt', slug: 'vai-ao-ar' });
    expect(await steps.visible(original.id)).toMatchObject({ language: '', slug: 'goes-live' });

    const version = await steps.database.value<number>('select public.content_version()');
    await steps.save(id, { slug: 'mudou' });
    await steps.publish(id, { at: inAnHour() });
    await steps.database.sql(
      `update public.scheduled_pages set publish_at = now() - interval '1 minute' where page_id = $1`,
      [id],
    );
    await steps.database.sql('select public.release_due()');
    expect(await steps.visible(id)).toMatchObject({ language: 'pt', slug: 'mudou' });
    const redirects = `select language, path from public.page_redirects where page_id = $1`;
    expect(await steps.database.sql(redirects, [id])).toEqual([
      { language: 'pt', path: '/pt/vai-ao-ar' },
    ]);
    const back = await (await editor()).rpc('put_back_change', {
      ...{ entity: 'page', entity_id: id, version },
    });
    expect(back.error).toBeNull();
    expect(await steps.visible(id)).toMatchObject({ language: 'pt', slug: 'vai-ao-ar' });

    const kept = await (await editor()).rpc('discard_page_changes', {
      ...{ page_id: id, version: (await steps.working(id)).version },
    });
    expect(kept.error).toBeNull();
    await steps.save(id, { deleted_at: '2026-01-01' });
    expect(await steps.visible(id)).toBeNull();
    await steps.save(id, { deleted_at: null });
    expect(await steps.working(id)).toMatchObject({
      ...{ language: 'pt', key: original.key, original: translation.original },
    });
  });

  test('stays when the original is deleted', async () => {
    const { original, translation } = await translated();
    await steps.save(translation.id, { title: 'Fica' });
    await steps.publish(translation.id);
    await steps.save(original.id, { deleted_at: '2026-01-01' });
    expect((await (await editor()).from('pages').delete().eq('id', original.id)).error).toBeNull();
    expect(await steps.visible(translation.id)).toMatchObject({ language: 'pt', title: 'Fica' });
  });

  test('of a page that binds in law is published by administrators alone', async () => {
    const { translation } = await translated({ kind: 'legal', title: 'Imprint' });
    await steps.save(translation.id, { title: 'Ficha técnica' });
    expect((await steps.publish(translation.id)).error).toMatchObject({ hint: 'pages.legal' });
    expect((await steps.publish(translation.id, { person: 'admin' })).error).toBeNull();
    expect((await steps.unpublish(translation.id)).error?.code).toBe('42501');
  });

  test('is copied as a page of its language that translates nothing', async () => {
    const { original, translation } = await translated();
    const { data } = await (await editor()).rpc('duplicate_page', { page_id: translation.id });
    expect(data).toMatchObject({ language: 'pt', original: null });
    expect(data?.key).not.toBe(original.key);
  });

  test('leaves a service the name that staff know', async () => {
    const { original, translation } = await translated({ kind: 'service', title: 'Stairs' });
    await steps.save(translation.id, { title: 'Escadas' });
    await steps.publish(translation.id);
    const name = () => steps.database.value(`select private.service_name('${original.key}')`);
    expect(await name()).toBe('Stairs');
  });
});

describe('a page of the folder in another language', () => {
  test('has a row beside that of the main language', async () => {
    const main = await steps.addOfFolder('about', { title: 'About' });
    const { data, error } = await steps.insert({
      ...{ kind: 'page', key: 'about', of_folder: true, language: 'pt', title: 'Sobre nós' },
    });
    expect(error).toBeNull();
    const again = await steps.insert({
      ...{ kind: 'page', key: 'about', of_folder: true, language: 'pt' },
    });
    expect(again.error?.code).toBe('23505');
    await steps.publish(data?.id ?? '');
    expect(await steps.visible(data?.id ?? '')).toMatchObject({ language: 'pt' });
    expect(await steps.visible(main)).toBeNull();
  });

  test('is called by its key and language in what changed', async () => {
    const { data } = await steps.insert({
      ...{ kind: 'home', key: 'home', of_folder: true, language: 'pt', seo_title: 'Início' },
    });
    await steps.publish(data?.id ?? '');
    const change = 'select title from public.content_changes where entity_id = $1';
    expect(await steps.database.sql(change, [data?.id])).toEqual([{ title: 'pt/home' }]);
  });
});

describe('what the original said', () => {
  const note = async (page_id: string, original: Json) =>
    (await editor()).rpc('note_page_translation', { page_id, original });

  test('is noted without a new version', async () => {
    const { translation } = await translated();
    const original = { title: 'A page', names: null, content: { ...WORDS, hidden: ['intro'] } };
    expect((await note(translation.id, original)).data).toMatchObject({ original, version: 1 });
    expect(await steps.revisions(translation.id)).toEqual([]);
  });

  test.each([
    ['no object', []],
    ['no content', { title: 'A page' }],
    ['another field', { content: {}, slug: 'a-page' }],
    ['a title that is no text', { content: {}, title: 1 }],
    ['content that no page has', { content: { fields: { intro: 'x' } } }],
    ['too much', { content: {}, title: 'x'.repeat(220_000) }],
  ])('is refused with %s', async (_, original) => {
    const { translation } = await translated();
    expect((await note(translation.id, original)).error?.code).toBe('23514');
  });

  test('is known of translations alone, and not in the bin', async () => {
    const { original, translation } = await translated();
    expect((await note(original.id, { content: {} })).error).toMatchObject({ code: 'PT404' });
    const inserted = await steps.insert({ kind: 'page', title: 'x', original: { content: {} } });
    expect(inserted.error?.code).toBe('23514');
    await steps.save(translation.id, { deleted_at: '2026-01-01' });
    expect((await note(translation.id, { content: {} })).error).toMatchObject({ code: 'PT404' });
  });
});

test('a translation is open beside its original', async () => {
  const present = async (thing: string) =>
    (await (await editor()).rpc('note_presence', { thing })).error?.code ?? null;
  expect(await present('page:home:home:pt')).toBeNull();
  expect(await present('page:home:home:PT')).toBe('23514');
});

test.each(PEOPLE)(
  '%s writes pages of another language only with the permission',
  async (person) => {
    const may = ['editor', 'admin', 'aal2'].includes(person);
    const outcome = await steps.database.attempt(
      person,
      `insert into public.pages (kind, key, of_folder, language) values ('page', 'roles', true, 'fr')`,
    );
    expect(outcome.sqlstate === null).toBe(may);
  },
);
