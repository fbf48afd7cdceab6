/**
 * `npm run prove -- restores [rounds] [seed]`: backups with every character and kind of content are
 * restored by a command that is killed, or are damaged; each round ends whole, or nothing has changed.
 */

import { spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFile, openBackup } from '#scripts/backup/read-backup.ts';
import { rehearseRestore, restoreBackup } from '#scripts/backup/restore-backup.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { withFolder } from '#scripts/test-project/with-server.ts';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { Random } from '../support/random.ts';
import { everyCodePoint, fillWithEverything } from './restores/content.ts';
import { DAMAGES } from './restores/damage.ts';
import { contentOf, differences, filesOf, rowsOf } from './restores/whole.ts';

interface Proof {
  folder: string;
  /** A backup with every character. */
  zip: string;
  /** A data folder with other content. */
  other: string;
  /** Its backup. */
  small: string;
  random: Random;
}

/** A restore of a damaged backup: refused with nothing changed, or whole. @throws Error when it is neither. */
async function damagedRound(proof: Proof, target: Backend): Promise<string> {
  const zip = join(proof.folder, 'damaged.zip');
  const what = await proof.random.pick(DAMAGES)(proof.small, zip, proof.random);
  const rows = await rowsOf(target);
  let backup: BackupFile;
  try {
    backup = await openBackup(zip);
    await rehearseRestore(backup);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if ((await rowsOf(target)) !== rows) throw new Error(`${what}: refused and changed`);
    return `refused (${what}): ${error.message.slice(0, 150)}`;
  }
  await restoreBackup(target.project, backup, { replaceEverything: true });
  await requireWhole(proof, target, backup, what);
  return `whole (${what})`;
}

/** A restore over other content or into a new folder that is killed up to twice, then repeated. */
async function killedRound(proof: Proof, number: number): Promise<string> {
  const { random, other, folder } = proof;
  const dataFolder = join(folder, `killed-${number}`);
  const replaces = random.below(4) > 0;
  if (replaces) await cp(other, dataFolder, { recursive: true });
  const seen: string[] = [];
  for (let kills = 1 + random.below(2); kills > 0; kills -= 1) {
    const isEnded = await restoreAndKill(proof, dataFolder, random.below(lasts));
    if (replaces) seen.push(`${isEnded ? 'ended' : 'killed'}: ${await stateOf(proof, dataFolder)}`);
    else if (isEnded) await rm(dataFolder, { recursive: true, force: true });
  }
  if (!(await restoreAndKill(proof, dataFolder, null))) throw new Error('The restore was refused.');
  const backend = await openBackend({ folder: join(dataFolder, 'backend') });
  await requireWhole(proof, backend, await openBackup(proof.zip), seen.join(', '));
  await backend.close();
  await rm(dataFolder, { recursive: true });
  return `whole (${replaces ? seen.join(', ') : 'a new folder'})`;
}

/** @throws Error when a folder after a killed restore has neither the old content nor the new. */
async function stateOf({ other, folder, zip }: Proof, dataFolder: string): Promise<string> {
  const backend = await openBackend({ folder: join(dataFolder, 'backend') });
  const [rows, files] = [await rowsOf(backend), await filesOf(backend)];
  await backend.close();
  const before = await known(other, async () => {
    const copy = join(folder, 'other-copy');
    await cp(other, copy, { recursive: true });
    const old = await openBackend({ folder: join(copy, 'backend') });
    const found = { rows: await rowsOf(old), files: await filesOf(old) };
    await old.close();
    return found;
  });
  const after = await known(zip, async () => {
    const backup = await openBackup(zip);
    const whole = await openBackend({ folder: null });
    await restoreBackup(whole.project, backup);
    const found = { rows: await rowsOf(whole), files: await filesOf(whole) };
    await whole.close();
    return found;
  });
  const state = rows === before.rows ? 'old' : rows === after.rows ? 'new' : null;
  if (!state) throw new Error('A killed restore has left a mixture of rows.');
  for (const [name, digest] of (state === 'old' ? before : after).files) {
    // A file that was there with other bytes is replaced after the rows.
    const others = state === 'new' ? before.files.get(name) : undefined;
    const found = files.get(name);
    if (found !== digest && found !== others) throw new Error(`A killed restore has left ${name}.`);
  }
  return state;
}

interface State {
  rows: string;
  files: Map<string, string>;
}
const states = new Map<string, State>();

async function known(key: string, find: () => Promise<State>): Promise<State> {
  const found = states.get(key) ?? (await find());
  states.set(key, found);
  return found;
}

/** Milliseconds from the opening of the project to the end of the last restore that ended. */
let lasts = 5000;

/**
 * Runs the command.
 *
 * @param killAfter milliseconds from the moment at which it opens the project; `null` for never.
 * @returns whether it ended by itself, with success.
 */
function restoreAndKill(
  { zip }: Proof,
  dataFolder: string,
  killAfter: number | null,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, ['scripts/restore.ts', zip, '--replace-everything'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_FOLDER: dataFolder, PUBLIC_SUPABASE_URL: '', SUPABASE_URL: '' },
    });
    let timer: NodeJS.Timeout | undefined;
    let opened = 0;
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (opened > 0 || !output.includes('Restoring into')) return;
      opened = performance.now();
      if (killAfter !== null) timer = setTimeout(() => child.kill('SIGKILL'), killAfter);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) lasts = Math.ceil(performance.now() - opened);
      if (code === 0 || signal === 'SIGKILL') resolve(code === 0);
      else reject(new Error(`The restore failed: ${output}`));
    });
  });
}

/** @throws Error when a second backup differs from the first one. */
async function requireWhole(
  { folder }: Proof,
  backend: Backend,
  backup: BackupFile,
  what: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const second = join(folder, 'second.zip');
  await rm(second, { force: true });
  await writeBackup(backend.project, second);
  const found = differences(await contentOf(backup), await contentOf(await openBackup(second)));
  if (found.length > 0) throw new Error(`${what}: ${found.join(', ')} differ.`);
}

/** One round of so many is killed; it takes as long as ten others. */
const KILLED_EVERY = 5;

await runCommand(async () => {
  const [rounds = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  console.log(`${rounds} rounds, choices ${seed}`);
  await withFolder(async (folder) => {
    const random = new Random(seed);
    const texts = everyCodePoint();
    const proof: Proof = {
      ...{ folder, random },
      zip: join(folder, 'backup.zip'),
      other: join(folder, 'other'),
      small: join(folder, 'small.zip'),
    };
    const source = await openBackend({ folder: null });
    await fillWithEverything(source, random, texts);
    await writeBackup(source.project, proof.zip);
    await source.close();
    const other = await openBackend({ folder: join(proof.other, 'backend') });
    await fillWithEverything(other, random, random.some(texts, 5));
    await writeBackup(other.project, proof.small);
    await other.close();
    const target = await openBackend({ folder: null });
    await restoreBackup(target.project, await openBackup(proof.small));
    let failed = 0;
    for (let round = 1; round <= rounds; round += 1) {
      try {
        const isKilled = round % KILLED_EVERY === 0;
        const found = await (isKilled ? killedRound(proof, round) : damagedRound(proof, target));
        console.log(`${round}: ${found}`);
      } catch (error) {
        failed += 1;
        console.log(`${round}: FAILED: ${error instanceof Error ? error.stack : error}`);
      }
    }
    await target.close();
    if (failed > 0) throw new UserError(`${failed} of ${rounds} restores were not whole.`);
    console.log('Each restore was whole, or was refused and changed nothing.');
  });
});
