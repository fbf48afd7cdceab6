/** `npm test`: what a change is tested by. `npm test all`: all there is. In lanes that keep two cores busy. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BUILD_SETTINGS } from '#environment';
import { isOwnBusiness } from '#tooling/own-business.ts';
import { runCommand } from '#tooling/user-error.ts';
import { copyWithDemonstration } from './demonstration.ts';
import { findChromiumForTests } from './programs/find-chromium.ts';
import {
  type Demo,
  LANES,
  LEFT_TO_ALL,
  readParts,
  runPart,
  type WantedPart,
} from './test-parts.ts';
import { report, resultOf, summarise } from './test-report.ts';
import { startServer, type TestServer } from './test-server.ts';

/** Settings of `.env` for real work: tests have their own backend, port and folder. */
const SETTINGS = [...BUILD_SETTINGS, 'SUPABASE_URL', 'SUPABASE_SECRET_KEY', 'PORT', 'DATA_FOLDER'];

await runCommand(async () => {
  for (const name of SETTINGS) delete process.env[name];
  mkdirSync('test-results', { recursive: true });
  const wanted = readParts(process.argv.slice(2));
  // Once, as two parts that install one would be in each other's way.
  if (wanted.some(({ needs }) => needs.includes('chromium')))
    process.env.CHROMIUM_PATH = findChromiumForTests();
  const folder = mkdtempSync(join(tmpdir(), 'harrow-and-pine-test-'));
  // The tests start a hundred processes of the same code.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const isHere = (part: WantedPart) => part.ofEveryBusiness || !isOwnBusiness();
  const elsewhere = wanted.filter((part) => !isHere(part));
  try {
    const ends = await runParts(wanted.filter(isHere), folder);
    if (elsewhere.length > 0) ends.push(await withDemonstration(elsewhere, folder));
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    summarise();
    if (wanted.some(({ extent }) => extent === 'core')) console.log(LEFT_TO_ALL);
  }
});

type End = PromiseSettledResult<unknown>;

/** Runs parts in their lanes. @returns how each ended, also after a failure: the others say what else is wrong. */
async function runParts(wanted: WantedPart[], folder: string): Promise<End[]> {
  const servers: TestServer[] = [];
  // Several lanes wait for it and report its failure.
  const demo = wanted.some(({ needs }) => needs.includes('site'))
    ? startDemo(folder, wanted, servers)
    : null;
  demo?.catch(() => undefined);
  const all = LANES.map((names) => wanted.filter(({ name }) => names.includes(name)));
  const lanes = all.filter((parts) => parts.length > 0);
  const ends: End[] = [];
  // All must settle: a running part would be left behind.
  const laneEnds = await Promise.allSettled(
    lanes.map(async (parts, lane) => {
      for (const part of parts) {
        const environment = part.needs.includes('site') ? ((await demo) ?? {}) : {};
        const shown = lane === lanes.length - 1 ? 'at once' : 'afterwards';
        const work = () => runPart(part, environment, shown);
        ends.push(...(await Promise.allSettled([report(part.name, work, (found) => found)])));
      }
    }),
  );
  await demo?.catch(() => undefined);
  for (const server of servers) await server.stop();
  return [...ends, ...laneEnds];
}

/** Runs parts that know the demonstration in a copy of a project whose business is another. */
async function withDemonstration(parts: WantedPart[], folder: string): Promise<End> {
  const copy = join(folder, 'demonstration');
  const work = async () => {
    if (!copyWithDemonstration('.', copy)) {
      const names = parts.map(({ name }) => name).join(', ');
      console.log(`Left out: ${names}. They know the demonstration, which no commit here has.`);
      return { ...resultOf(true), passed: 0, skipped: 1 };
    }
    symlinkSync(resolve('test-results'), join(copy, 'test-results'), 'junction');
    const asked = parts.map(({ name, shard }) => (shard ? `${name}:${shard}` : name));
    const command = ['scripts/test.ts', parts[0]?.extent ?? 'all', ...asked];
    const child = spawn(process.execPath, command, { cwd: copy, stdio: 'inherit' });
    const [code] = await once(child, 'close');
    return resultOf(code === 0);
  };
  const [end] = await Promise.allSettled([report('demonstration', work, (found) => found)]);
  return end;
}

/**
 * A start fills a data folder, builds the site and serves it. Tests outside the core begin from a copy, which
 * is made between two starts.
 */
function startDemo(folder: string, wanted: WantedPart[], servers: TestServer[]): Promise<Demo> {
  const data = join(folder, 'data');
  const copy = join(folder, 'demo');
  return report('start', async () => {
    if (wanted.some(({ extent }) => extent !== 'core')) {
      await (await startServer(data)).stop();
      cpSync(data, copy, { recursive: true });
    }
    const server = await startServer(data);
    servers.push(server);
    const site = { TEST_URL: server.url, TEST_SITE: server.site() };
    return { ...site, TEST_DEMO_DATA: copy };
  });
}
