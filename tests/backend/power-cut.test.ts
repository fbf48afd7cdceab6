/** @module-tag slow */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Database } from '#local/backend/database.ts';
import { DatabaseTemplate } from '#local/backend/template.ts';
import { type Copy, proveCuts } from '../proofs/power-cuts/prove.ts';
import { Random } from '../support/random.ts';
import { MIGRATIONS } from './support.ts';

/** `npm run prove -- power-cuts` makes hundreds. */
const COPIES = 8;
const SAVES = 60;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-cut-test-'));
});
const template = async () => (await DatabaseTemplate.of(MIGRATIONS)).read();
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the log that recovery reads does not grow without an end', async () => {
  const database = await Database.open(path.join(folder, 'database'), await template());
  const startOf = async () =>
    (await database.sql('select redo_lsn from pg_control_checkpoint()'))[0];
  const before = await startOf();
  await database.sql('create table boards (text text)');
  await database.sql('alter table boards alter text set storage external');
  for (let round = 0; round < 10; round += 1) {
    await database.sql(
      `insert into boards select repeat('oak', 3000) from generate_series(1, 1000)`,
    );
  }
  expect(await startOf()).not.toEqual(before);
  await database.close();
});

test('what a power cut leaves opens and fits together, and a kill loses nothing that was answered', async () => {
  const copies: Copy[] = [];
  const options = { copies: COPIES, saves: SAVES, random: new Random(21) };
  for await (const copy of proveCuts(folder, options)) copies.push(copy);
  expect(copies).toHaveLength(COPIES);
  expect(copies.filter(({ broken }) => broken.length > 0)).toEqual([]);
  // Without a power cut the system still writes what a killed process has given to it.
  const killed = copies.filter(({ survives }) => survives === 'everything');
  expect(killed.filter(({ missing }) => missing > 0)).toEqual([]);
});
