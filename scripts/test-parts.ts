import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { UserError } from '#tooling/user-error.ts';
import {
  findEngines,
  findHosted,
  findRclone,
  findSsh,
  findWebServers,
  type Installable,
  missingSentences,
} from './programs/find-programs.ts';
import { type Results, readPlaywright, readVitest, resultOf } from './test-report.ts';

/** When to show a command's output: afterwards for commands that run in parallel. */
export type Shown = 'at once' | 'afterwards';

/** Where the parts that need a built site find it. */
export type Demo = Record<'TEST_URL' | 'TEST_SITE' | 'TEST_DEMO_DATA', string>;

/** The words of `npm test`: what a change is tested by, all there is, and what that has besides. */
const EXTENTS = ['core', 'all', 'rest'] as const;
type Extent = (typeof EXTENTS)[number];

interface Part {
  /** In which of both halves it has tests. Without it in both: marks in its files say which are in which. */
  only?: 'core' | 'rest';
  /** What must be there first. A site is a server, with the demo content where it is there. */
  needs: readonly ('chromium' | 'site')[];
  /** In a folder that `npm run new` made, the others run in a copy with the demonstration, which they know. */
  ofEveryBusiness?: true;
  command: string[];
  /** What makes the command run one half by the marks in its files. */
  halves?: Record<'core' | 'rest', readonly string[]>;
  /** Reads the report that the command writes; without one its exit code counts as one test. */
  read?: (report: string, isAsked: (tags: string[]) => boolean) => Results;
  /** Programs without which its tests are skipped. On CI none may be missing. */
  uses?: () => Installable[];
}

const PARTS = {
  lint: program('npx', 'biome', 'ci', '.'),
  types: program('npm', 'run', '--silent', 'check'),
  unit: vitest('unit'),
  screens: { ...vitest('screens', 'chromium'), only: 'core' },
  database: vitest('database'),
  backend: vitest('backend'),
  targets: {
    ...vitest('targets'),
    only: 'rest',
    uses: () => [findSsh(), findRclone(), ...Object.values(findWebServers())],
  },
  releases: { ...vitest('releases', 'site'), only: 'rest' },
  pages: { ...vitest('pages', 'site'), only: 'core', ofEveryBusiness: true },
  site: { ...vitest('site', 'site'), only: 'core' },
  visitors: playwright('visitors'),
  staff: playwright('staff'),
  engines: { ...vitest('engines', 'site'), uses: findEngines },
  hosted: { ...vitest('hosted'), uses: () => Object.values(findHosted()) },
} satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];
const part = (name: PartName): Part => PARTS[name];

/**
 * Lanes run in parallel, the parts of a lane one after the other. Browsers wait half of their time, so that four
 * lanes keep two cores busy. `pages`, `site` and `visitors` read the demo content before staff change it.
 */
export const LANES: readonly PartName[][] = [
  ['lint', 'types', 'unit', 'targets', 'releases', 'hosted'],
  ['database'],
  ['screens', 'backend'],
  ['pages', 'site', 'visitors', 'staff', 'engines'],
];

/** Several parts under one name. */
const GROUPS: Record<string, readonly PartName[]> = { browsers: ['visitors', 'staff', 'engines'] };
/** They run when they are asked for: most machines have Chromium alone, and no PostgreSQL. */
const ON_DEMAND: readonly PartName[] = ['engines', 'hosted'];

export interface WantedPart extends Part {
  name: PartName;
  extent: Extent;
  /** `1/2` for the first half of a part of browser tests. */
  shard: string | undefined;
}

/**
 * The parts that arguments like `unit` or `staff:1/2` name, after a word that says how much of them. Without
 * names it is all but those on demand; with names and no word it is all of these.
 *
 * @throws UserError for an unknown name, or where no test is left.
 */
export function readParts(asked: string[]): WantedPart[] {
  const word = EXTENTS.find((one) => one === asked[0]);
  const named = word ? asked.slice(1) : asked;
  const extent = word ?? (named.length === 0 ? 'core' : 'all');
  const usual = NAMES.filter((name) => !ON_DEMAND.includes(name));
  const wanted = (named.length === 0 ? usual : named).flatMap((argument) => {
    const [asName = '', shard] = argument.split(':');
    const names = GROUPS[asName] ?? NAMES.filter((name) => name === asName);
    if (names.length > 0) return names.map((name) => ({ ...part(name), name, extent, shard }));
    const known = [...EXTENTS, ...NAMES, ...Object.keys(GROUPS)].join(', ');
    throw new UserError(`"${argument}" is no part of the tests. There are ${known}.`);
  });
  const found = wanted.filter(({ only }) => extent === 'all' || !only || only === extent);
  // Nothing that was run would pass.
  if (found.length === 0) throw new UserError(`"${extent}" has no tests of ${named.join(', ')}.`);
  return found;
}

/** What a run of the core ends with, so that nobody takes it for all there is. */
export const LEFT_TO_ALL = [
  'Not run: tests marked as slow, browser tests without @journey,',
  `${NAMES.filter((name) => part(name).only === 'rest').join(' and ')}.`,
  'All of them: npm test all.',
  `Other browsers and the real parts of Supabase: npm test ${ON_DEMAND.join(' ')}.`,
].join(' ');

/** A part that writes no report, or reports no passed test, has failed. */
export async function runPart(
  { name, extent, shard, command, halves, read, uses }: WantedPart,
  environment: NodeJS.ProcessEnv,
  shown: Shown,
): Promise<Results> {
  const sentences = missingSentences(uses?.() ?? []);
  for (const sentence of sentences) console.log(sentence);
  const report = reportOf(name);
  rmSync(report, { force: true });
  const half = extent === 'all' ? [] : (halves?.[extent] ?? []);
  const more = shard && read === readPlaywright ? [`--shard=${shard}`] : [];
  const named = { ...environment, TEST_REPORT: report };
  const hasPassed = await run([...command, ...half, ...more], named, shown);
  if (!read || !existsSync(report)) return resultOf(hasPassed && !read);
  const isAsked = (tags: string[]) =>
    extent === 'all' || tags.includes('slow') === (extent === 'rest');
  const results = read(report, isAsked);
  const hasRun = sentences.length > 0 ? !process.env.CI : results.passed > 0;
  return hasPassed && hasRun ? results : { ...results, failed: results.failed || 1 };
}

function reportOf(name: string): string {
  return `test-results/${name}.json`;
}

/** A program of every business, whose exit code is its result. */
function program(...command: string[]): Part {
  return { only: 'core', needs: [], command, ofEveryBusiness: true };
}

/** @param project and others whose names begin with it and a hyphen. */
function vitest(project: string, ...needs: Part['needs']): Part {
  const reports = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
  ];
  const projects = ['--project', project, '--project', `${project}-*`];
  const command = ['npx', 'vitest', 'run', ...projects, ...reports];
  const halves = { core: ['--tags-filter=!slow'], rest: ['--tags-filter=slow'] };
  return { needs, command, halves, read: readVitest };
}

function playwright(project: string): Part {
  const options = ['--no-deps', '--project', project, `--output=test-results/${project}`];
  return {
    needs: ['chromium', 'site'],
    command: ['npx', 'playwright', 'test', ...options],
    halves: { core: ['--grep=@journey'], rest: ['--grep-invert=@journey'] },
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
