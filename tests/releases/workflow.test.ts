/** @module-tag slow */
import { readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { compareSites } from '../support/compare-sites.ts';
import { demoProject, takePictures } from './demo-project.ts';
import { buildIn, freshCheckout } from './fresh-checkout.ts';
import { readWorkflow, runJob } from './workflow.ts';

// .github/workflows/publish.yml, as far as it can be run without GitHub: its steps and its cache.

const workflow = readWorkflow();
const { steps, ...job } = workflow.jobs.publish;

test('workflow: is started by a release or by hand, one after the other, with no rights but to read', () => {
  expect(Object.keys(workflow.on)).toEqual(['workflow_dispatch']);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(workflow.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
  expect(job['timeout-minutes']).toBeLessThan(15);
  const tested = readFileSync('.github/workflows/test.yml', 'utf8');
  for (const { uses = '' } of steps) {
    if (uses && !uses.startsWith('actions/cache@')) expect(tested).toContain(`uses: ${uses}`);
  }
  expect(parse(tested).jobs.test.steps[1].with['node-version']).toBe(24);
});

test('workflow: restores the cache into the packages, after they were installed; puts nothing from outside into a command, and the secret key into two steps alone', () => {
  const install = steps.findIndex(({ run }) => run === 'npm ci');
  const cache = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(install).toBeGreaterThan(0);
  expect(cache).toBeGreaterThan(install);
  expect(steps[cache]?.with).toEqual({
    path: 'node_modules/.astro',
    key: expect.stringMatching(/^site-.*github\.run_id/),
    'restore-keys': 'site-',
  });
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
  const env = steps.filter(({ env }) => 'SUPABASE_SECRET_KEY' in env);
  expect(env.map(({ name }) => name)).toEqual(['Publish', 'Tell staff that it failed']);
  expect(job.env).not.toHaveProperty('SUPABASE_SECRET_KEY');
});

const { project, client, secretKey, folder, target, visitors } = await demoProject();
const checkout = join(folder, 'checkout');
takePictures(join(folder, 'cache'));

/** Runners are new each time, and check out to the same place, by which Astro numbers islands. */
function checkOut(): void {
  rmSync(checkout, { recursive: true, force: true });
  freshCheckout(checkout);
}

/** All that steps have printed. */
const printed: string[] = [];

/**
 * A release that a deploy hook has been called for, and what the workflow makes of it.
 *
 * @param isKept whether the checkout of the last run will do: nothing is made of it.
 */
async function runFor(runId: string, { failsToInstall = false, isKept = false } = {}) {
  const asked = await client.rpc('request_release');
  expect(asked.error).toBeNull();
  expect((await client.rpc('claim_release')).data?.id).toBe(asked.data?.id);
  const id = asked.data?.id ?? 0;
  if (!isKept) checkOut();
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
  printed.push(...[...ended.outputs.values()].map(({ output }) => output));
  const { data: release } = await client.from('releases').select('*').eq('id', id).single();
  return { ...ended, release, published: ended.outputs.get('Publish')?.output ?? '' };
}

const SLUG = 'oak-or-walnut';
const page = () => readFileSync(join(target, 'current', 'blog', `${SLUG}.html`), 'utf8');

const overwrite = (row: { title: string; cover_media_id?: string }) =>
  client.from('published_posts').update(row).eq('slug', SLUG).throwOnError();

/** A picture of the library that the article has not. */
async function otherPicture(): Promise<string> {
  const media = client.from('media').select('id').eq('bucket', 'portfolio-images').limit(1);
  return (await media.single().throwOnError()).data.id;
}

/** Files of the site, but for the staff area, that have their pictures from the project. */
function askingStorage(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|json)$/.test(file) && file !== 'admin.html')
    .filter((file) => readFileSync(join(site, file), 'utf8').includes('/storage/v1/'));
}

test('workflow: publishes, and takes pages over the next time', async () => {
  const first = await runFor('1');
  expect(first.hasFailed, first.published).toBe(false);
  expect(first.release?.status).toBe('live');
  expect(page()).toContain('Oak or walnut');
  expect(first.published).toContain('all pages built');

  const cover_media_id = await otherPicture();
  await overwrite({ title: 'Oak or walnut, from a workflow', cover_media_id });
  const second = await runFor('2');
  expect(second.release).toMatchObject({ status: 'live', message: '' });
  expect(page()).toContain('from a workflow');
  expect(second.published).toMatch(/\d+ of \d+ pages rendered/);
  expect(askingStorage(join(target, 'current'))).toEqual([]);
});

test('workflow: sends what a build makes in a checkout without a cache, which leaves its folder alone when it fails', async () => {
  const dist = join(checkout, 'dist');
  const cache = join(folder, 'no-cache');
  checkOut();
  takePictures(cache);
  const build = () =>
    buildIn(checkout, {
      PUBLIC_SUPABASE_URL: project.url,
      PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
      SITE_URL: visitors.url,
      ASTRO_CACHE_DIR: cache,
    });
  const { code, output } = await build();
  expect(code, output).toBe(0);
  expect(output).toContain('all pages built');
  // A page for each address that leads on.
  const sent = realpathSync(join(target, 'current'));
  expect(await compareSites(sent, dist)).toEqual(['blog/page/2.html']);

  const made = readdirSync(dist);
  project.setAway(true);
  const failed = await build();
  project.setAway(false);
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(
    /^The site could not be built: The content can't be read from .* dist\/ is as it was\.$/m,
  );
  expect(readdirSync(dist)).toEqual(made);
});

test('workflow: tells staff why it could not be made, and the secret key to nobody', async () => {
  await overwrite({ title: 'Oak or walnut, that nobody can read' });
  project.setAway(true);
  const third = await runFor('3', { isKept: true });
  project.setAway(false);
  expect(third.hasFailed).toBe(true);
  expect(third.release?.status).toBe('failed');
  expect(third.release?.message).toContain('it answered 503 The project is away.');
  expect(third.outputs.get('Tell staff that it failed')?.output).toContain(
    'is not open any more; nothing was changed.',
  );
  expect(page()).toContain('from a workflow');
  expect(printed.length).toBeGreaterThan(3);
  for (const output of printed) expect(output).not.toContain(secretKey);
});

test('workflow: tells staff where to look when it came to nothing', async () => {
  const { release, outputs } = await runFor('4', { failsToInstall: true, isKept: true });
  expect([...outputs.keys()]).toEqual(['Tell staff that it failed']);
  expect(release).toMatchObject({
    status: 'failed',
    message:
      'The workflow failed before the site was sent, or was stopped. What it printed: https://github.com/you/site/actions/runs/4',
  });
});
