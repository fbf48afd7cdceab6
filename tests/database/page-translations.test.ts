import { describe, expect, test } from 'vitest';
import { Document, INTRO, ofFolder, PAGE, type Row } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);
const content = { ...INTRO, fields: { intro: { title: 'Our workshop' } } };

/** A page of staff's own that visitors have, and its translation. */
async function translated(row: Row = {}) {
  const original = await Document.published(database, PAGE, { content, ...row });
  const { id } = await original.done(original.translate());
  return { original, translation: new Document(database, PAGE, String(id)) };
}

test('page: a translation leaves a service the name that staff know', async () => {
  const { original, translation } = await translated({ kind: 'service', title: 'Stairs' });
  await translation.save({ title: 'Escadas' });
  await translation.publish();
  const { key } = await original.row();
  expect(await database.value`select private.service_name(${key})`).toBe('Stairs');
});

test('page: one of the folder has a row beside that of the main language, called by key and language', async () => {
  const main = await ofFolder(database, 'about', { title: 'About' });
  const row = { kind: 'page', key: 'about', of_folder: true, language: 'pt' };
  const it = new Document(database, PAGE);
  expect((await it.insert(row)).message).toBe('');
  expect((await new Document(database, PAGE).insert(row)).sqlstate).toBe('23505');
  await it.publish();
  expect(await it.visible()).toMatchObject({ language: 'pt' });
  expect(await main.visible()).toBeNull();
  const change = database.sql`select title from public.content_changes where entity_id = ${it.id}`;
  expect(await change).toEqual([{ title: 'pt/about' }]);
});

describe('page: what the original said', () => {
  const note = (it: Document, original: Row) =>
    it.call('record_page_translation', [it.id, JSON.stringify(original)]);

  test('is noted without a new version, of translations alone, and not in the bin', async () => {
    const { original, translation } = await translated();
    const said = { title: 'A page', names: null, content: { ...content, hidden: ['intro'] } };
    const noted = await translation.done(note(translation, said));
    expect(noted).toMatchObject({ original: said, version: 1 });
    expect(await translation.revisions()).toEqual([]);
    expect(await note(original, { content: {} })).toMatchObject({ sqlstate: 'PT404' });
    const made = { kind: 'page', title: 'x', original: { content: {} } };
    expect((await new Document(database, PAGE).insert(made)).sqlstate).toBe('23514');
    await translation.bin();
    expect(await note(translation, { content: {} })).toMatchObject({ sqlstate: 'PT404' });
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
    expect((await note(translation, original as Row)).sqlstate).toBe('23514');
  });
});
