/** @module-tag slow */
import { cp, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Database } from '#server/embedded/database.ts';
import { openBackend } from '#server/embedded/open.ts';
import { databaseTemplate, readInitialDatabase } from '#server/embedded/template.ts';
import { fileFolder } from '../support/own-folder.ts';
import { MIGRATIONS } from './support.ts';

const folder = fileFolder();
const cache = path.join(folder, 'cache');
let dumped: Blob;

beforeAll(async () => {
  const database = await Database.open(null, await (await databaseTemplate(MIGRATIONS)).read());
  await database.exec('create table public.boards as select 1 as number');
  dumped = await database.dump();
  await database.close();
});

test('template: databases in memory and in folders begin with it, two at once', async () => {
  const template = await databaseTemplate(MIGRATIONS, cache);
  expect(await template.read()).toBeNull();
  await Promise.all([template.keep(dumped), template.keep(dumped)]);
  expect(await readdir(cache), 'nothing half-written is left').toHaveLength(1);
  for (const place of [null, path.join(folder, 'database')]) {
    const database = await Database.open(place, await template.read());
    expect(await database.sql('select number from public.boards')).toEqual([{ number: 1 }]);
    await database.close();
  }
});

test('template: no two databases that begin with it have the same secrets', async () => {
  const secrets = new Set<unknown>();
  // The first one may make the template.
  for (const _ of [1, 2, 3]) {
    const backend = await openBackend({ folder: null });
    const drawn = await backend.sql<{ salt: string }>(
      'select salt from private.salts union all select secret from private.appointment_calendar',
    );
    for (const { salt } of drawn) secrets.add(salt);
    await backend.close();
  }
  expect(secrets.size).toBe(12);
});

test('template: a template that was cut off is not used', async () => {
  const [name = ''] = await readdir(cache);
  const file = path.join(cache, name);
  await truncate(file, (await readFile(file)).byteLength - 1);
  expect(await (await databaseTemplate(MIGRATIONS, cache)).read()).toBeNull();
});

test('template: other migrations have a template of their own', async () => {
  const template = await databaseTemplate(MIGRATIONS, cache);
  await template.keep(dumped);
  const others = path.join(folder, 'migrations');
  await cp(MIGRATIONS, others, { recursive: true });
  expect(await (await databaseTemplate(others, cache)).read()).not.toBeNull();
  await writeFile(path.join(others, '20990101000000_more.sql'), 'select 1;');
  expect(await (await databaseTemplate(others, cache)).read()).toBeNull();
});

test('template: a cache that cannot be written costs time only', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const template = await databaseTemplate(MIGRATIONS, path.join(file, 'cache'));
  await template.keep(dumped);
  expect(await template.read()).toBeNull();
});

test('a first start finds what initdb makes of the PGlite that is installed', async () => {
  const made = await readInitialDatabase();
  expect(made, 'run npx node scripts/migrations/initial-database.ts').not.toBeNull();
});
