import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import type { Client } from '#scripts/test-project/rows.ts';
import { type BackendProcess, startBackendProcess } from '#server/embedded/process/supervisor.ts';
import { listen } from '#server/http/listen.ts';
import type { Random } from '../../support/random.ts';
import { checkCopy } from './check-copy.ts';
import { Disk } from './disk.ts';
import { RECORDED_FOLDER, RECORDS_FILE, type Record, readRecords } from './records.ts';
import type { Survives } from './stored-file.ts';
import { type Saved, Team } from './team.ts';

export interface Copy {
  number: number;
  survives: Survives;
  /** How many saves had been answered when the power was cut. */
  answered: number;
  /** How many of them are missing. */
  missing: number;
  /** What does not fit together, or why it does not open. */
  broken: string[];
}

/** In turn, so that few copies have one of each. */
const SURVIVES = ['nothing', 'something', 'everything'] as const satisfies Survives[];

/**
 * Writes as a team that never rests does, through a real backend whose every write is recorded, and makes of
 * the records what a power cut would have left at random moments, from the first file on.
 */
export async function* proveCuts(
  folder: string,
  { copies, saves, random }: { copies: number; saves: number; random: Random },
): AsyncGenerator<Copy> {
  const records = path.join(folder, 'records');
  const data = path.join(folder, 'data');
  const saved = await writeRecorded(data, records, { saves, random });
  const moments = await momentsIn(records, copies, { saved, random });
  const disk = new Disk();
  let number = 0;
  let newest: Written | null = null;
  for await (const record of readRecords(records)) {
    while (moments[number] !== undefined && Number(moments[number]) < record.at) {
      number += 1;
      const at = Number(moments[number - 1]);
      const survives = SURVIVES[number % SURVIVES.length] ?? 'everything';
      const copy = path.join(folder, `copy-${number}`);
      await disk.writeTo(copy, survives, random);
      const answered = saved.filter((one) => one.at <= at);
      yield { number, survives, answered: answered.length, ...(await look(copy, answered)) };
      await rm(copy, { recursive: true });
    }
    disk.apply(record);
    if (isWritten(record)) newest = record;
  }
  await requireComplete(disk, data, newest);
}

async function look(copy: string, answered: Saved[]) {
  try {
    const { missing, broken } = await checkCopy(copy, answered);
    return { missing: missing.length, broken };
  } catch (error) {
    const broken = [`It does not open: ${error instanceof Error ? error.stack : error}`];
    return { missing: answered.length, broken };
  }
}

/** @returns what was answered, until the backend was killed in the middle of its work. */
async function writeRecorded(
  data: string,
  records: string,
  { saves, random }: { saves: number; random: Random },
): Promise<Saved[]> {
  await mkdir(data, { recursive: true });
  const pids: number[] = [];
  const recorder = pathToFileURL(path.join(import.meta.dirname, 'recorder.ts')).href;
  const recording = {
    NODE_OPTIONS: `--import ${recorder}`,
    [RECORDS_FILE]: records,
    [RECORDED_FOLDER]: data,
  };
  const before = Object.keys(recording).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, recording);
  const backend = await startBackendProcess({
    ...{ folder: data, siteUrl: 'http://localhost:4402', fill: null, log: () => undefined },
    onProcess: async (pid) => void pids.push(pid),
  });
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  try {
    return await writeUntilKilled(backend, data, { saves, random, pid: () => pids.at(-1) ?? 0 });
  } finally {
    await backend.close();
  }
}

async function writeUntilKilled(
  backend: BackendProcess,
  data: string,
  { saves, random, pid }: { saves: number; random: Random; pid: () => number },
): Promise<Saved[]> {
  const listener = await listen(0);
  try {
    listener.answerWith(() => new Response(), backend.forward);
    const { secretKey } = JSON.parse(await readFile(path.join(data, 'keys.json'), 'utf8'));
    const client: Client = createClient(listener.url, secretKey, {
      auth: { persistSession: false },
    });
    const team = new Team(client, backend, random);
    const working = team.work();
    while (team.saved.length < saves) await Promise.race([pause(20), working]);
    team.stop();
    const result = [...team.saved];
    process.kill(pid(), 'SIGKILL');
    await working.catch(() => undefined);
    return result;
  } finally {
    await listener.close();
  }
}

/** The last lies in the first start. The others are at any time while people write, or at any record. */
async function momentsIn(
  records: string,
  copies: number,
  { saved, random }: { saved: Saved[]; random: Random },
): Promise<number[]> {
  const times: number[] = [];
  for await (const { at } of readRecords(records)) times.push(at);
  const writing = saved[0]?.at ?? 0;
  const starting = times.filter((at) => at < writing);
  const later = times.filter((at) => at >= writing);
  const [from = 0, to = 0] = [later[0], later.at(-1)];
  const moments = Array.from({ length: copies }, (_, number) => {
    if (number === copies - 1) return random.pick(starting);
    // Checkpoints are short and have many records.
    if (number % 2 === 0) return random.pick(later);
    return from + (random.below(1_000_000) / 1_000_000) * (to - from);
  });
  return moments.sort((one, other) => one - other);
}

/** What changes the bytes of a file. Other threads of the process have no such records. */
type Written = Extract<Record, { kind: 'write' | 'zeros' | 'truncate' }>;

function isWritten(record: Record): record is Written {
  return ['write', 'zeros', 'truncate'].includes(record.kind);
}

/**
 * @param newest the kill may have come before it was done, and after all others.
 * @throws Error when a file differs otherwise: then something wrote to it past the recorder.
 */
async function requireComplete(disk: Disk, data: string, newest: Written | null): Promise<void> {
  for (const [name, content] of disk.files('database/')) {
    const real = await readFile(path.join(data, name));
    const [from, to] = newest?.path === name ? changedBy(newest, real.length) : [0, 0];
    const isSame =
      real.subarray(0, from).equals(content.subarray(0, from)) &&
      real.subarray(to).equals(content.subarray(to));
    if (!isSame) throw new Error(`The records of ${name} are not complete.`);
  }
}

/** Which bytes of its file a record is about, in one of so many bytes. */
function changedBy(record: Written, length: number): [from: number, to: number] {
  if (record.kind === 'truncate') return [Math.min(record.size, length), Infinity];
  const { position } = record;
  const written =
    record.kind === 'zeros' ? record.length : Buffer.byteLength(record.bytes, 'base64');
  return [position, position + written];
}
