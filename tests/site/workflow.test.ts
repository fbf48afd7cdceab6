import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import type { Database } from '#supabase/database.types.ts';
import { demoData, startDemoProject } from './demo-project.ts';
import { freshCheckout } from './fresh-checkout.ts';
import { showFolder } from './public-folder.ts';
import { readWorkflow, runJob } from './workflow.ts';

// .github/workflows/publish.yml, as far as it can be run without GitHub: its steps and its cache.

const workflow = readWorkflow();
const { steps, ...job } = workflow.jobs.publish;

it('is started by a release or by hand, and may read the code and nothing else', () => {
  expect(Object.keys(workflow.on)).toEqual(['workflow_dispatch']);
  expect(workflow.permissions).toEqual({ contents: 'read' });
});

it('publishes one release after the other, and ends before the database gives one up', () => {
  expect(workflow.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
  expect(job['timeout-minutes']).toBeLessThan(15);
});

it('uses the actions of the other workflow in the same versions', () => {
  const tested = readFileSync('.github/workflows/test.yml', 'utf8');
  for (const { uses = '' } of steps) {
    if (uses && !uses.startsWith('actions/cache@')) expect(tested).toContain(`uses: ${uses}`);
  }
  expect(parse(tested).jobs.test.steps[1].with['node-version']).toBe(24);
});

it('restores the cache into the packages, after they were installed', () => {
  const install = steps.findIndex(({ run }) => run === 'npm ci');
  const cache = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(install).toBeGreaterThan(0);
  expect(cache).toBeGreaterThan(install);
  expect(steps[cache]?.with).toEqual({
    path: 'node_modules/.astro',
    key: expect.stringMatching(/^site-.*github\.run_id/),
    'restore-keys': 'site-',
  });
});

it('puts nothing from outside into a command, and the secret key into two steps alone', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
  const env = steps.filter(({ env }) => 'SUPABASE_SECRET_KEY' in env);
  expect(env.map(({ name }) => name)).toEqual(['Publish', 'Tell staff that it failed']);
  expect(job.env).not.toHaveProperty('SUPABASE_SECRET_KEY');
});

const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
const checkout = join(folder, 'checkout');
const target = join(folder, 'target');
let project: Awaited<ReturnType<typeof startDemoProject>>;
let client: SupabaseClient<Database>;
let visitors: Awaited<ReturnType<typeof showFolder>>;
let secretKey: string;

beforeAll(async () => {
  cpSync(demoData().pictures, join(folder, 'cache', 'pictures'), { recursive: true });
  project = await startDemoProject(join(folder, 'backend'));
  ({ client, secretKey } = project);
  visitors = await showFolder(target);
});
afterAll(async () => {
  visitors?.close();
  await project?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A release that a deploy hook has been called for, and what the workflow makes of it. */
async function runFor(runId: string, failsToInstall = false) {
  const asked = await client.rpc('request_release');
  expect(asked.error).toBeNull();
  expect((await client.rpc('claim_release')).data?.id).toBe(asked.data?.id);
  const id = asked.data?.id ?? 0;
  // Runners are new each time, and check out to the same place.
  rmSync(checkout, { recursive: true, force: true });
  freshCheckout(checkout);
  const ended = await runJob({
    steps,
    env: job.env,
    checkout,
    home: folder,
    cache: join(folder, 'cache'),
    failsToInstall,
    contexts: {
      vars: {
        PUBLIC_SUPABASE_URL: project.url,
        PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
        SITE_URL: visitors.url,
        PUBLISH_TO: `folder:${target}`,
      },
      secrets: { SUPABASE_SECRET_KEY: secretKey },
      inputs: { release: String(id) },
      github: { run_id: runId },
    },
  });
  const { data: release } = await client.from('releases').select('*').eq('id', id).single();
  return { ...ended, release, published: ended.outputs.get('Publish')?.output ?? '' };
}

const SLUG = 'oak-or-walnut';
const page = () => readFileSync(join(target, 'current', 'blog', `${SLUG}.html`), 'utf8');

async function overwriteTitle(title: string): Promise<void> {
  const { error } = await client.from('published_posts').update({ title }).eq('slug', SLUG);
  expect(error).toBeNull();
}

it('publishes, takes pages over the next time, and tells what came of it', async () => {
  const first = await runFor('1');
  expect(first.hasFailed, first.published).toBe(false);
  expect(first.release?.status).toBe('live');
  expect(page()).toContain('Oak or walnut');
  expect(first.published).toContain('all pages built');

  await overwriteTitle('Oak or walnut, from a workflow');
  const second = await runFor('2');
  expect(second.release).toMatchObject({ status: 'live', message: '' });
  expect(page()).toContain('from a workflow');
  expect(second.published).toMatch(/\d+ of \d+ pages rendered/);

  await overwriteTitle('Oak or walnut, that nobody can read');
  project.setAway(true);
  const third = await runFor('3');
  project.setAway(false);
  expect(third.hasFailed).toBe(true);
  expect(third.release?.status).toBe('failed');
  expect(third.release?.message).toContain('it answered 503 The project is away.');
  expect(third.outputs.get('Tell staff that it failed')?.output).toContain(
    'is not open any more; nothing was changed.',
  );
  expect(page()).toContain('from a workflow');
  const all = [first, second, third].flatMap(({ outputs }) => [...outputs.values()]);
  for (const { output } of all) expect(output).not.toContain(secretKey);
});

it('tells staff where to look when it came to nothing', async () => {
  const { release, outputs } = await runFor('4', true);
  expect([...outputs.keys()]).toEqual(['Tell staff that it failed']);
  expect(release).toMatchObject({
    status: 'failed',
    message:
      'The workflow failed before the site was sent, or was stopped. What it printed: https://github.com/you/site/actions/runs/4',
  });
});
