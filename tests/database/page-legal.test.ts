import { beforeEach, describe, expect, test } from 'vitest';
import { ARTICLE, Document, GALLERY, inAnHour, PAGE } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase, type Person } from './harness.ts';
import { putBack, select } from './return-steps.ts';

const database = openDatabase(addContent);
let it: Document;
beforeEach(async () => {
  it = await Document.add(database, PAGE, { kind: 'legal', title: 'Imprint' });
});
const publish = (person: Person, at?: string) => it.tryToPublish(at, undefined, person);
const REFUSED = { sqlstate: '42501' };

describe('page: one that binds in law', () => {
  test('is written by editors, and published by administrators alone', async () => {
    expect(await publish('editor')).toMatchObject({ ...REFUSED, hint: 'pages.legal' });
    expect(await publish('editor', inAnHour())).toMatchObject(REFUSED);
    const row = { id: it.id, version: 1, title: 'Imprint' };
    expect((await select(database, { pages: [row] })).error?.code).toBe('42501');
    expect(await it.visible()).toBeNull();
    expect((await publish('admin')).message).toBe('');
    await it.write('By an editor.');
    expect(await publish('editor')).toMatchObject(REFUSED);
    expect(await it.visibleWords()).toBe('First words.');
  });

  test('is not taken off the site by an editor, in whatever way', async () => {
    await publish('admin');
    for (const attempt of [it.unpublish(), it.bin(), putBack(it, 0)]) {
      expect(await attempt).toMatchObject(REFUSED);
    }
    await database.run('editor', `delete from public.pages where id = '${it.id}'`);
    const left = await select(database, {}, [{ entity: 'page', id: it.id }]);
    expect(left.error?.code).toBe('42501');
    for (const kind of [ARTICLE, GALLERY]) {
      const same = new Document(database, kind, it.id);
      expect((await same.insert({ title: 'Same id' })).message).toBe('');
      expect((await same.bin()).message).toBe('');
    }
    expect(await it.visible()).not.toBeNull();
    expect((await it.save({ deleted_at: '2026-01-01' }, 'admin')).message).toBe('');
    expect(await it.visible()).toBeNull();
  });

  test('keeps its schedule when an editor discards what was written since', async () => {
    await publish('admin');
    await it.write('Of an administrator.');
    await publish('admin', inAnHour());
    await it.write('Of an editor.');
    expect(await it.discard()).toMatchObject(REFUSED);
    expect(await it.unpublish(true)).toMatchObject(REFUSED);
    expect(await it.scheduled()).toHaveLength(1);
    await it.letTimeCome();
    // Whoever happens to ask for the release: an administrator has approved it.
    await database.answer('editor', 'request_release');
    expect(await it.visibleWords()).toBe('Of an administrator.');
  });

  test('does not become another kind, nor the copy or translation of one', async () => {
    await publish('admin');
    await it.save({ kind: 'page' });
    const copy = await it.done(it.duplicate());
    const translation = await it.done(it.translate());
    for (const { id } of [it, copy, translation]) {
      const one = new Document(database, PAGE, String(id));
      await one.save({ title: 'Ficha técnica' });
      expect((await one.row()).kind).toBe('legal');
      expect(await one.tryToPublish()).toMatchObject(REFUSED);
      expect((await one.tryToPublish(undefined, undefined, 'admin')).message).toBe('');
      expect(await one.unpublish()).toMatchObject(REFUSED);
    }
  });
});
