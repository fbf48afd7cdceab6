import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Ended, whenEnded } from '#scripts/test-server.ts';

const texts = z.record(z.string(), z.coerce.string()).default({});
const stepSchema = z.strictObject({
  name: z.string().optional(),
  if: z.literal('failure() || cancelled()').optional(),
  uses: z.string().optional(),
  with: texts,
  env: texts,
  run: z.string().optional(),
});
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.strictObject({
    publish: z.strictObject({
      'runs-on': z.string(),
      'timeout-minutes': z.int(),
      env: texts,
      steps: z.array(stepSchema),
    }),
  }),
});

export type Workflow = z.infer<typeof workflowSchema>;
export type Step = z.infer<typeof stepSchema>;

export function readWorkflow(): Workflow {
  return workflowSchema.parse(parse(readFileSync('.github/workflows/publish.yml', 'utf8')));
}

/** What GitHub fills in for `${{ vars.SITE_URL }}` and the like; nothing for what is not named. */
export type Contexts = Record<string, Record<string, string>>;

interface Run {
  steps: readonly Step[];
  /** Of the whole job. */
  env: Record<string, string>;
  contexts: Contexts;
  /** Where the repository lies. */
  checkout: string;
  home: string;
  /** Stands in for `actions/cache`: kept when the job succeeds. */
  cache: string;
  /** Whether `npm ci` fails. */
  failsToInstall?: boolean;
}

/**
 * Runs a job's `run:` steps as GitHub's runner does on Linux: one after the other until one fails, then only those
 * for a failure. `npm ci` is left out, since a test has the packages already; of the actions there is the cache.
 */
export async function runJob({ steps, env, contexts, checkout, home, cache, ...run }: Run) {
  const outputs = new Map<string, Ended>();
  let hasFailed = false;
  const filled = (text: string) =>
    text.replaceAll(
      /\$\{\{ (\w+)\.(\w+) \}\}/g,
      (_, context: string, key: string) => contexts[context]?.[key] ?? '',
    );
  const fill = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, filled(text)]));
  let cached: string | undefined;
  for (const step of steps) {
    if (hasFailed !== (step.if !== undefined)) continue;
    if (step.uses?.startsWith('actions/cache@')) {
      cached = join(checkout, step.with.path ?? '');
      if (existsSync(cache)) cpSync(cache, cached, { recursive: true });
    }
    if (step.run === 'npm ci') hasFailed = run.failsToInstall ?? false;
    if (!step.run || step.run === 'npm ci') continue;
    const ended = await runStep(step.run, checkout, {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      HOME: home,
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'you/site',
      GITHUB_RUN_ID: contexts.github?.run_id,
      ...fill(env),
      ...fill(step.env),
    });
    outputs.set(step.name ?? step.run, ended);
    if (ended.code !== 0) hasFailed = true;
  }
  if (!hasFailed && cached) {
    rmSync(cache, { recursive: true, force: true });
    cpSync(cached, cache, { recursive: true });
  }
  return { hasFailed, outputs };
}

function runStep(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  // docs.github.com, “Workflow syntax”, jobs.<job_id>.steps[*].shell: what there is without one.
  return whenEnded(spawn('bash', ['-e', '-c', line], { cwd, env }));
}
