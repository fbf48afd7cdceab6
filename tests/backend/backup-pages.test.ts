/** @module-tag slow */
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import { beforeAll, expect, test } from 'vitest';
import { pages } from '#business/pages.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { fileFolder } from '../support/own-folder.ts';
import { siteBackend } from './support.ts';

const PDF = '%PDF-1.7 prices %%EOF';
const file = path.join(fileFolder(), 'backup.zip');
const source = siteBackend();

beforeAll(async () => {
  await source.put('2026/prices (new).pdf', 'application/pdf', PDF);
  const [row] = await source.sql<{ id: string }>(
    `insert into public.media (bucket, path, title, slug, mime_type, width, height, bytes, sha256)
    values ('media', '2026/prices (new).pdf', 'Preise', 'preise', 'application/pdf', 0, 0, $1, $2) returning id`,
    [PDF.length, 'a'.repeat(64)],
  );
  const prices = `media:${row?.id}`;
  const content = {
    order: Object.entries({
      ...{ head: 'head', words: 'text', cost: 'prices', asked: 'questions', gone: 'carousel' },
    }).map(([key, kind]) => ({ key, kind })),
    hidden: ['asked'],
    fields: {
      head: {
        ...{ title: 'Über uns', lead: 'Fünf Leute.', button: 'Preise', link: prices },
        picture: { file: 'craft.jpg', alt: 'Eine [Hand]' },
      },
      words: { text: `## Woher wir kommen\n\nSieh [die Preise](${prices}).` },
      cost: {
        label: 'Was es kostet',
        items: [{ key: 'a', name: 'Aufmaß', from: 68.5, is: 'fixed', per: 'hour' }],
        dependsOn: 'no list',
      },
      asked: { items: [{ key: 'b', question: 'Wann?', answer: 'Bald.' }] },
      gone: { words: 'Nobody knows this kind' },
    },
  };
  await source.sql(
    `insert into public.pages (kind, title, slug, content) values ('page', 'Über uns', 'ueber-uns', $1)`,
    [JSON.stringify(content)],
  );
  await source.sql(
    `insert into public.pages (kind, key, of_folder, content)
    values ('home', 'home', true, '{"fields": {"hero": {"line": "Treppen, Türen, Tische."}}}')`,
  );
  await source.sql("select publish_document('page', id, version) from public.pages");
  await source.sql(`update public.pages set title = 'Wir' where slug = 'ueber-uns'`);
  await source.sql(
    `insert into public.pages (kind, title, slug) values ('service', 'Tore', 'tore')`,
  );
  const [own] = await source.sql<{ key: string }>(
    `select key from public.pages where slug = 'ueber-uns'`,
  );
  await source.sql('update public.site_menu set items = $1', [
    JSON.stringify([
      { label: 'WIR', page: own?.key },
      { label: 'PREISE', href: prices },
    ]),
  ]);
  await writeBackup(source.project, file);
});

const names = async () =>
  (await new ZipReader(new BlobReader(await openAsBlob(file))).getEntries()).map(
    ({ filename }) => filename,
  );
const text = async (name: string) =>
  Buffer.from(await (await openBackup(file)).bytes(name)).toString();

test('backup: its pages are there to be read, with those that nobody has changed', async () => {
  const found = (await names()).filter((name) => /^pages\//.test(name));
  const of = (page: string) => `pages/published/${page}.md`;
  expect(found).toEqual(
    expect.arrayContaining([
      ...[of('home'), of('ueber-uns'), of('privacy'), 'pages/menu.md'],
      ...['pages/drafts/ueber-uns.md', 'pages/drafts/services-tore.md'],
    ]),
  );
  expect(found).toHaveLength(pages.length + 1 + 2 + 1);
  expect(await text(of('home'))).toContain('Treppen, Türen, Tische.');
  expect(await text(of('home')), 'what the folder says').toMatch(/## Steps/);
});

test('backup: its pages say all of their sections, as another system takes it', async () => {
  const page = await text('pages/published/ueber-uns.md');
  expect(page).toMatch(/^---\ntitle: Über uns\nkind: page\naddress: \/ueber-uns\npublished: /);
  const pdf = '../../files/media/2026/prices (new).pdf';
  for (const words of [
    ...['# Über uns', 'Fünf Leute.', 'Eine [Hand]', '## Prices'],
    ...[`<${pdf}>`, `[die Preise](<${pdf}>)`, '**Amount:** 68.5'],
    ...['**The amount is:** Fixed', '**It is paid:** By the hour', '"no list"'],
  ]) {
    expect(page).toContain(words);
  }
  expect(page, 'hidden from visitors').not.toContain('Bald.');
  const draft = await text('pages/drafts/ueber-uns.md');
  expect(draft).toContain('## Questions (hidden)');
  expect(draft).toContain('Bald.');
  expect(draft).toContain('words: Nobody knows this kind');
  expect(draft).toMatch(/^---\ntitle: Wir\n/);
});

test('backup: its pages come with the menu, as links', async () => {
  expect(await text('pages/menu.md')).toBe(
    '# The menu\n\n- [WIR](</ueber-uns>)\n- [PREISE](<../files/media/2026/prices (new).pdf>)\n',
  );
});
