/** `npm test`: all checks, in lanes that keep two cores busy. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_SETTINGS } from '#environment';
import { runCommand } from '#tooling/user-error.ts';
import { findChromiumForTests } from './programs/find-chromium.ts';
import { type Demo, LANES, readParts, runPart, type WantedPart } from './test-parts.ts';
import { report, summarise } from './test-report.ts';
import { startServer, type TestServer } from './test-server.ts';

/** Settings of `.env` for real work: tests have their own backend, port and folder. */
const SETTINGS = [
  ...BUILD_SETTINGS,
  'SUPABASE_URL',
  'SUPABASE_SECRET_KEY',
  'PORT',
  'DATA_FOLDER',
  'SITE_HOST',
];

await runCommand(async () => {
  for (const name of SETTINGS) delete process.env[name];
  mkdirSync('test-results', { recursive: true });
  const wanted = readParts(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'harrow-and-pine-test-'));
  // The tests start a hundred processes of the same code.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const servers: TestServer[] = [];
  // Several lanes wait for it and report its failure.
  const demo = wanted.some(({ needs }) => needs !== 'nothing')
    ? startDemo(folder, wanted, servers)
    : null;
  demo?.catch(() => undefined);
  const all = LANES.map((names) => wanted.filter(({ name }) => names.includes(name)));
  const lanes = all.filter((parts) => parts.length > 0);
  try {
    // All must settle, also after a failure: a running part would be left behind.
    const ends: PromiseSettledResult<unknown>[] = [];
    const laneEnds = await Promise.allSettled(
      lanes.map(async (parts, lane) => {
        for (const part of parts) {
          const environment = part.needs === 'nothing' ? {} : ((await demo) ?? {});
          const shown = lane === lanes.length - 1 ? 'at once' : 'afterwards';
          const work = () => runPart(part, environment, shown);
          // The parts after it say what else is wrong.
          ends.push(...(await Promise.allSettled([report(part.name, work, (found) => found)])));
        }
      }),
    );
    const failure = [...ends, ...laneEnds].find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
  } finally {
    await demo?.catch(() => undefined);
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
    summarise();
  }
});

/**
 * The first start fills a data folder and builds the site, which tests copy; the second one serves it.
 */
function startDemo(folder: string, wanted: WantedPart[], servers: TestServer[]): Promise<Demo> {
  const chromium = wanted.some(({ needs }) => needs === 'browser') ? findChromiumForTests() : '';
  const data = join(folder, 'data');
  const copy = join(folder, 'demo');
  return report('start', async () => {
    await (await startServer(data)).stop();
    cpSync(data, copy, { recursive: true });
    const server = await startServer(data);
    servers.push(server);
    const site = { TEST_URL: server.url, TEST_SITE: server.site() };
    return { ...site, TEST_DEMO_DATA: copy, CHROMIUM_PATH: chromium };
  });
}
