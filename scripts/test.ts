/** `npm test`: everything that must hold, in the order in which it fails soonest. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { findChromium } from './find-chromium.ts';
import { startServer } from './test-server.ts';

/** When the output of a command is shown: what runs beside another keeps it together. */
type Shown = 'at once' | 'afterwards';

interface Counted {
  passed: number;
  failed: number;
}

const results: { name: string; seconds: number; counted: Counted }[] = [];

/** What `.env` may name for real work: tests have a backend, a port and a folder of their own. */
const SETTINGS = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'PUBLIC_HEIC_DECODER',
  'SUPABASE_URL',
  'SUPABASE_SECRET_KEY',
  'SITE_URL',
  'PORT',
  'DATA_FOLDER',
];

await runCommand(async () => {
  for (const name of SETTINGS) delete process.env[name];
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'harrow-and-pine-test-'));
  const only = process.argv.slice(2);
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  try {
    // An embedded database keeps one core busy. The longest of its tests run beside the rest.
    await together([
      async () => {
        if (wanted('lint')) await step('lint', () => run('npx', ['biome', 'ci', '.']));
        if (wanted('types')) await step('types', () => run('npm', ['run', '--silent', 'check']));
        if (wanted('unit')) await step('unit', () => vitest('unit'));
        if (wanted('database')) await step('database', () => vitest('database'));
      },
      async () => {
        if (wanted('backend')) await step('backend', () => vitest('backend', {}, 'afterwards'));
      },
    ]);
    if (wanted('site') || wanted('browser')) await testSite(folder, wanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    summarise();
  }
});

/** What needs a built site: its files against the budgets, then the site in a real browser. */
async function testSite(folder: string, wanted: (name: string) => boolean): Promise<void> {
  const chromium = findChromium();
  const data = join(folder, 'data');
  // The first start fills the data folder; tests that need a server of their own begin with a copy.
  const first = await startServer(data);
  await first.stop();
  const demo = join(folder, 'demo');
  cpSync(data, demo, { recursive: true });
  const server = await startServer(data, first.port);
  try {
    const environment = {
      TEST_URL: server.url,
      TEST_SITE: server.site(),
      TEST_DEMO_DATA: demo,
      CHROMIUM_PATH: chromium,
    };
    if (wanted('site')) await step('site', () => vitest('site', environment));
    if (wanted('browser')) {
      await step('browser', async () => {
        await run('npx', ['playwright', 'test'], environment);
        return browserCount();
      });
    }
  } finally {
    await server.stop();
  }
}

/** Waits for all, also when one of them fails: what is still running would be left behind. */
async function together(lanes: (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(lanes.map((lane) => lane()));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

async function step(name: string, work: () => Promise<Counted | undefined>): Promise<void> {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  let counted: Counted = { passed: 0, failed: 1 };
  try {
    counted = (await work()) ?? { passed: 1, failed: 0 };
  } finally {
    results.push({ name, seconds: (performance.now() - started) / 1000, counted });
  }
}

async function vitest(
  project: string,
  environment: NodeJS.ProcessEnv = {},
  shown: Shown = 'at once',
): Promise<Counted> {
  const report = `test-results/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await run('npx', ['vitest', 'run', '--project', project, ...reporters], environment, shown);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  if (numPassedTests === 0) throw new UserError(`No ${project} test was run.`);
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCount(): Counted {
  const { stats } = JSON.parse(readFileSync('test-results/browser.json', 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** @throws UserError when the command ends with anything but 0. */
function run(
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  shown: Shown = 'at once',
): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: shown === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
      shell: process.platform === 'win32',
    });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      if (code === 0) resolve(undefined);
      else reject(new UserError(`${[command, ...args].join(' ')} failed: see above.`));
    });
  });
}

function summarise(): void {
  console.log('');
  for (const { name, seconds, counted } of results) {
    const verdict = counted.failed === 0 ? 'passed' : 'FAILED';
    console.log(`${name.padEnd(10)} ${verdict} ${seconds.toFixed(0).padStart(5)} s`);
  }
  const passed = results.reduce((sum, { counted }) => sum + counted.passed, 0);
  const failed = results.reduce((sum, { counted }) => sum + counted.failed, 0);
  console.log(`\ntests: ${passed} passed, ${failed} failed`);
}
