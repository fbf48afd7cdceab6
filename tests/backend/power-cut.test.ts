import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, proveCuts } from '../proofs/power-cuts/prove.ts';
import { Random } from '../support/random.ts';

/** `npm run prove -- power-cuts` makes hundreds. */
const COPIES = 8;
const SAVES = 60;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-cut-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
