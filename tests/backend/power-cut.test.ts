/** @module-tag slow */
import path from 'node:path';
import { expect, test } from 'vitest';
import { Database } from '#server/embedded/database.ts';
import { databaseTemplate } from '#server/embedded/template.ts';
import { fileFolder } from '../support/own-folder.ts';
import { Random } from '../support/random.ts';
import { type Copy, proveCuts } from './power-cuts/prove.ts';
import { MIGRATIONS } from './support.ts';

/** `COPIES=200` for more on a machine that does nothing else, `SEED=…` for other moments. */
const COPIES = Number(process.env.COPIES ?? 3);
const SEED = Number(process.env.SEED ?? 21);
/** A copy comes after so many saves on average. */
const SAVES_A_COPY = 8;

const folder = fileFolder();
const template = async () => (await databaseTemplate(MIGRATIONS)).read();

test('power cut: the log that recovery reads does not grow without an end', async () => {
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

test('power cut: what it leaves opens, fits together and has all that was answered', async () => {
  const copies: Copy[] = [];
  const options = { copies: COPIES, saves: COPIES * SAVES_A_COPY, random: new Random(SEED) };
  for await (const copy of proveCuts(folder, options)) copies.push(copy);
  expect(copies).toHaveLength(COPIES);
  expect(copies.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(copies.filter(({ missing }) => missing > 0)).toEqual([]);
});
