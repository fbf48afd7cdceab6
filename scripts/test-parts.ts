import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { UserError } from '#tooling/user-error.ts';
import { findEngines, type Installable, missingSentences } from './programs/find-engines.ts';
import { findHosted } from './programs/find-hosted.ts';
import { findSsh } from './programs/find-ssh.ts';
import { type Results, readPlaywright, readVitest, resultOf } from './test-report.ts';

/** When to show a command's output: afterwards for commands that run in parallel. */
export type Shown = 'at once' | 'afterwards';

/** Where the parts that need a built site find it. */
export type Demo = Record<'TEST_URL' | 'TEST_SITE' | 'TEST_DEMO_DATA' | 'CHROMIUM_PATH', string>;

interface Part {
  /** What must be there first: a server, with the demo content where it is there, and a browser for it. */
  needs: 'nothing' | 'site' | 'browser';
  /** In a folder that `npm run new` made, the others run in a copy with the demonstration, which they know. */
  ofEveryBusiness?: true;
  command: string[];
  /** Reads the report that the command writes; without one its exit code counts as one test. */
  read?: (report: string) => Results;
  /** Programs without which its tests are skipped. On CI none may be missing. */
  uses?: () => Installable[];
}

const PARTS = {
  lint: { needs: 'nothing', command: ['npx', 'biome', 'ci', '.'], ofEveryBusiness: true },
  types: { needs: 'nothing', command: ['npm', 'run', '--silent', 'check'], ofEveryBusiness: true },
  unit: vitest('unit'),
  database: vitest('database'),
  backend: vitest('backend'),
  targets: { ...vitest('targets'), uses: () => [findSsh()] },
  releases: vitest('releases', 'site'),
  pages: { ...vitest('pages', 'site'), ofEveryBusiness: true },
  site: vitest('site', 'site'),
  visitors: playwright('visitors'),
  staff: playwright('staff'),
  engines: { ...vitest('engines', 'site'), uses: findEngines },
  hosted: { ...vitest('hosted'), uses: () => Object.values(findHosted()) },
} satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/**
 * Lanes run in parallel, the parts of a lane one after the other. Two keep two cores busy: browser tests
 * run three files at a time. `pages`, `site` and `visitors` read the demo content before staff change it.
 */
export const LANES: readonly PartName[][] = [
  ['lint', 'types', 'unit', 'targets', 'backend', 'releases', 'hosted'],
  ['database', 'pages', 'site', 'visitors', 'staff', 'engines'],
];

/** Several parts under one name. */
const GROUPS: Record<string, readonly PartName[]> = { browsers: ['visitors', 'staff', 'engines'] };
/** They run when they are asked for: most machines have Chromium alone, and no PostgreSQL. */
const ON_DEMAND: readonly PartName[] = ['engines', 'hosted'];

export interface WantedPart extends Part {
  name: PartName;
  /** `1/2` for the first half of a part of browser tests. */
  shard: string | undefined;
}

/**
 * The parts that arguments like `unit` or `staff:1/2` name; without any, all but those on demand.
 *
 * @throws UserError for an unknown name.
 */
export function readParts(asked: string[]): WantedPart[] {
  const usual = NAMES.filter((name) => !ON_DEMAND.includes(name));
  return (asked.length === 0 ? usual : asked).flatMap((argument) => {
    const [asName = '', shard] = argument.split(':');
    const names = GROUPS[asName] ?? NAMES.filter((name) => name === asName);
    if (names.length > 0) return names.map((name) => ({ ...PARTS[name], name, shard }));
    const known = [...NAMES, ...Object.keys(GROUPS)].join(', ');
    throw new UserError(`"${argument}" is no part of the tests. There are ${known}.`);
  });
}

/** A part that writes no report, or reports no passed test, has failed. */
export async function runPart(
  { name, shard, needs, command, read, uses }: WantedPart,
  environment: NodeJS.ProcessEnv,
  shown: Shown,
): Promise<Results> {
  const sentences = missingSentences(uses?.() ?? []);
  for (const sentence of sentences) console.log(sentence);
  const report = reportOf(name);
  rmSync(report, { force: true });
  const more = shard && needs === 'browser' ? [`--shard=${shard}`] : [];
  const named = { ...environment, TEST_REPORT: report };
  const hasPassed = await run([...command, ...more], named, shown);
  if (!read || !existsSync(report)) return resultOf(hasPassed && !read);
  const results = read(report);
  const hasRun = sentences.length > 0 ? !process.env.CI : results.passed > 0;
  return hasPassed && hasRun ? results : { ...results, failed: results.failed || 1 };
}

function reportOf(name: string): string {
  return `test-results/${name}.json`;
}

/** @param project and others whose names begin with it and a hyphen. */
function vitest(project: string, needs: Part['needs'] = 'nothing'): Part {
  const reports = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
  ];
  const projects = ['--project', project, '--project', `${project}-*`];
  const command = ['npx', 'vitest', 'run', ...projects, ...reports];
  return { needs, command, read: readVitest };
}

function playwright(project: string): Part {
  const options = ['--no-deps', '--project', project, `--output=test-results/${project}`];
  return {
    needs: 'browser',
    command: ['npx', 'playwright', 'test', ...options],
    read: readPlaywright,
  };
}

/** @returns whether it ended with 0. */
function run(
  [program = '', ...args]: string[],
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
