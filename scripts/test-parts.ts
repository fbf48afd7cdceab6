import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { UserError } from '#tooling/user-error.ts';
import { type Results, readPlaywright, readVitest, resultOf } from './test-report.ts';

/** When the output of a command is shown: what runs beside another keeps it together. */
export type Shown = 'at once' | 'afterwards';

/** Where the parts that need a built site find it. */
export type Demo = Record<'TEST_URL' | 'TEST_SITE' | 'TEST_DEMO_DATA' | 'CHROMIUM_PATH', string>;

/** What has to be there first: a server with the demo content, and a browser for it. */
type Needs = 'nothing' | 'site' | 'browser';

interface Part {
  needs: Needs;
  run(environment: NodeJS.ProcessEnv, shown: Shown, shard?: string): Promise<Results>;
}

const PARTS = {
  lint: command('npx', ['biome', 'ci', '.']),
  types: command('npm', ['run', '--silent', 'check']),
  unit: vitest('unit'),
  database: vitest('database'),
  backend: vitest('backend'),
  releases: vitest('releases', 'site'),
  site: vitest('site', 'site'),
  visitors: playwright('visitors'),
  staff: playwright('staff'),
} satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/**
 * Lanes run beside each other, the parts of a lane one after the other: each waits for a database, a build or
 * a page much of its time. `site` and `visitors` read the demo content before staff change it.
 */
export const LANES: readonly PartName[][] = [
  ['lint', 'types', 'unit', 'database'],
  ['backend', 'releases'],
  ['site', 'visitors', 'staff'],
];

/** Several parts under one name. */
const GROUPS: Record<string, readonly PartName[]> = { browser: ['visitors', 'staff'] };

export interface WantedPart {
  name: PartName;
  needs: Needs;
  /** `1/2` for the first half of a part of browser tests. */
  shard?: string | undefined;
}

/**
 * The parts that arguments like `unit` or `staff:1/2` name; all without any.
 *
 * @throws UserError for a name that is no part's.
 */
export function readParts(asked: string[]): WantedPart[] {
  return (asked.length === 0 ? NAMES : asked).flatMap((argument) => {
    const [asName = '', shard] = argument.split(':');
    const names = GROUPS[asName] ?? NAMES.filter((name) => name === asName);
    if (names.length > 0) return names.map((name) => ({ name, shard, needs: PARTS[name].needs }));
    const known = [...NAMES, ...Object.keys(GROUPS)].join(', ');
    throw new UserError(`"${argument}" is no part of the tests. There are ${known}.`);
  });
}

export function runPart(
  { name, shard }: WantedPart,
  environment: NodeJS.ProcessEnv,
  shown: Shown,
): Promise<Results> {
  return PARTS[name].run(environment, shown, shard);
}

function command(program: string, args: string[]): Part {
  const results = async (environment: NodeJS.ProcessEnv, shown: Shown) =>
    resultOf(await run(program, args, environment, shown));
  return { needs: 'nothing', run: results };
}

function vitest(project: string, needs: Needs = 'nothing'): Part {
  const args = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'];
  const file = `test-results/${project}.json`;
  const all = [...args, `--outputFile.json=${file}`];
  return {
    needs,
    run: (environment, shown) =>
      reported(file, readVitest, () => run('npx', all, environment, shown)),
  };
}

function playwright(project: string): Part {
  const args = ['playwright', 'test', '--no-deps', '--project', project];
  const file = `test-results/${project}.json`;
  return {
    needs: 'browser',
    run: (environment, shown, shard) => {
      const more = [`--output=test-results/${project}`, ...(shard ? [`--shard=${shard}`] : [])];
      const named = { ...environment, TEST_REPORT: file };
      return reported(file, readPlaywright, () => run('npx', [...args, ...more], named, shown));
    },
  };
}

/** What a command writes of its tests; what it does not write has failed. */
async function reported(
  file: string,
  read: (file: string) => Results,
  command: () => Promise<boolean>,
): Promise<Results> {
  rmSync(file, { force: true });
  const hasPassed = await command();
  if (!existsSync(file)) return resultOf(false);
  const results = read(file);
  return hasPassed && results.passed > 0 ? results : { ...results, failed: results.failed || 1 };
}

/** @returns whether it ended with 0. */
function run(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
  shown: Shown,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
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
      resolve(code === 0);
    });
  });
}
