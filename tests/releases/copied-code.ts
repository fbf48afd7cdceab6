import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, onTestFinished, vi } from 'vitest';
import { RendererWorker } from '#server/releases/renderer-client.ts';
import { recordsOf } from '#server/releases/site-draft.ts';
import { type BuildOptions, buildEnvironment, buildSite } from '#tooling/build-site.ts';
import { fileFolder } from '../support/own-folder.ts';
import { type OwnProject, startProject } from './own-project.ts';

/** Copies what a build needs of this project. @returns the copy's folder of the business. */
export function copyCode(project: string): string {
  mkdirSync(project);
  for (const name of ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(name, join(project, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  return join(project, 'src', 'business');
}

/** Makes sites of a copy of the code in `project` of a folder, and of the content at an address. */
export function sitesOf(folder: string, url: string) {
  const project = join(folder, 'project');
  const cacheDir = join(folder, 'cache');
  // Below the project, whose packages they need.
  const compiled = join(project, 'compiled');
  const options = (outDir: string): BuildOptions => ({
    ...{ project, outDir, cacheDir, backendUrl: url, siteUrl: url },
    environment: { SITE_URL: url },
  });
  return {
    /** Builds one from scratch, and keeps what renderers need. */
    async build(outDir: string): Promise<void> {
      const renderer = { folder: compiled, records: recordsOf(outDir) };
      await buildSite({ ...options(outDir), renderer }).finished;
    },
    /** Makes one from another, as a release does. */
    async release(live: string, next: string): Promise<void> {
      const renderer = new RendererWorker({
        ...{ bundle: join(compiled, 'renderer.mjs'), picturesFolder: join(cacheDir, 'pictures') },
        environment: buildEnvironment(options('')),
      });
      onTestFinished(() => renderer.stop());
      await renderer.ready;
      await renderer.release({ live, next }, () => undefined);
      renderer.stop();
    },
    /** What reads a site that was built. */
    reading(outDir: string): Promise<typeof import('../pages/built-site.ts')> {
      vi.stubEnv('TEST_SITE', outDir);
      vi.stubEnv('TEST_URL', url);
      return import('../pages/built-site.ts');
    },
  };
}

/**
 * A site of a file's own: a project that began empty, its content and its code.
 *
 * @param fill writes the content, and makes a copy of the code at the path that it is given.
 */
export async function ownSite(fill: (project: OwnProject, code: string) => Promise<void>) {
  const folder = fileFolder();
  const project = await startProject();
  afterAll(async () => {
    vi.unstubAllEnvs();
    await project.close();
  });
  await fill(project, join(folder, 'project'));
  const sites = sitesOf(folder, project.url);
  const outDir = join(folder, 'site');
  await sites.build(outDir);
  return { folder, project, sites, outDir, built: await sites.reading(outDir) };
}
