/** `npm test`: everything that must hold, in lanes that keep two cores busy. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_SETTINGS } from '#environment';
import { runCommand } from '#tooling/user-error.ts';
import { findChromium } from './find-chromium.ts';
import { type Demo, LANES, readParts, runPart, type WantedPart } from './test-parts.ts';
import { report, summarise } from './test-report.ts';
import { startServer, type TestServer } from './test-server.ts';

/** What `.env` may name for real work: tests have a backend, a port and a folder of their own. */
const SETTINGS = [...BUILD_SETTINGS, 'SUPABASE_URL', 'SUPABASE_SECRET_KEY', 'PORT', 'DATA_FOLDER'];

await runCommand(async () => {
  for (const name of SETTINGS) delete process.env[name];
  mkdirSync('test-results', { recursive: true });
  const wanted = readParts(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'harrow-and-pine-test-'));
  const servers: TestServer[] = [];
  // Several lanes wait for it, and say so when it fails.
  const demo = wanted.some(({ needs }) => needs !== 'nothing')
    ? startDemo(folder, wanted, servers)
    : null;
  demo?.catch(() => undefined);
  const all = LANES.map((names) => wanted.filter(({ name }) => names.includes(name)));
  const lanes = all.filter((parts) => parts.length > 0);
  try {
    await together(
      lanes.map((parts, lane) => async () => {
        for (const part of parts) {
          const environment = part.needs === 'nothing' ? {} : ((await demo) ?? {});
          const shown = lane === lanes.length - 1 ? 'at once' : 'afterwards';
          const work = () => runPart(part, environment, shown);
          await report(part.name, work, (results) => results);
        }
      }),
    );
  } finally {
    await demo?.catch(() => undefined);
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
    summarise();
  }
});

/** A first start, which fills a data folder and builds the site; tests copy it. A second serves another copy. */
function startDemo(folder: string, wanted: WantedPart[], servers: TestServer[]): Promise<Demo> {
  const chromium = wanted.some(({ needs }) => needs === 'browser') ? findChromium() : '';
  const data = join(folder, 'data');
  const copy = join(folder, 'demo');
  const ready = async () => {
    await (await startServer(data)).stop();
    cpSync(data, copy, { recursive: true });
    const server = await startServer(data);
    servers.push(server);
    return {
      TEST_URL: server.url,
      TEST_SITE: server.site(),
      TEST_DEMO_DATA: copy,
      CHROMIUM_PATH: chromium,
    };
  };
  return report('start', ready);
}

/** Waits for all, also when one of them fails: what is still running would be left behind. */
async function together(lanes: (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(lanes.map((lane) => lane()));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
