import { describe, expect, test } from 'vitest';
import type { Json, TablesInsert } from '#supabase/database.types.ts';
import { INTRO, openPages } from './page-steps.ts';

const steps = openPages();

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

describe('page: a translation', () => {
  test('that binds in law is published by administrators alone', async () => {
    const { translation } = await translated({ kind: 'legal', title: 'Imprint' });
    await steps.save(translation.id, { title: 'Ficha técnica' });
    expect((await steps.publish(translation.id)).error).toMatchObject({ hint: 'pages.legal' });
    expect((await steps.publish(translation.id, { person: 'admin' })).error).toBeNull();
    expect((await steps.unpublish(translation.id)).error?.code).toBe('42501');
  });

  test('leaves a service the name that staff know', async () => {
    const { original, translation } = await translated({ kind: 'service', title: 'Stairs' });
    await steps.save(translation.id, { title: 'Escadas' });
    await steps.publish(translation.id);
    const name = () => steps.database.value(`select private.service_name('${original.key}')`);
    expect(await name()).toBe('Stairs');
  });
});

describe('page: one of the folder in another language', () => {
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
    expect(await steps.database.sql(change, data?.id)).toEqual([{ title: 'pt/home' }]);
  });
});

describe('page: what the original said', () => {
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

test('page: a translation is open beside its original', async () => {
  const present = async (thing: string) =>
    (await (await editor()).rpc('note_presence', { thing })).error?.code ?? null;
  expect(await present('page:home:home:pt')).toBeNull();
  expect(await present('page:home:home:PT')).toBe('23514');
});
