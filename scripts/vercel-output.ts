import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RULE_FILES } from '#build/output/served.ts';
import { filesIn } from '#server/static-files/files-in.ts';
import { parseHeadersFile } from '#server/static-files/headers-file.ts';
import { parseRedirectsFile } from '#server/static-files/redirects-file.ts';

/** A rule of Vercel's build output; `src` is a regular expression. */
interface VercelRoute {
  src?: string;
  handle?: 'filesystem';
  headers?: Record<string, string>;
  /** Whether later rules apply too. */
  continue?: boolean;
  status?: number;
  dest?: string;
}

export type VercelConfig = ReturnType<typeof vercelConfig>;

/**
 * Translates `_headers`, `_redirects` and addresses without `.html` for Vercel.
 *
 * @returns the `config.json` of its build output, version 3.
 */
function vercelConfig(headers: string, redirects: string, files: readonly string[]) {
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  // Of other languages of the site.
  const notFound = pages.filter((file) => /^[^/]+\/404\.html$/.test(file));
  const routes: VercelRoute[] = [
    ...parseHeadersFile(headers).map((rule) => ({
      src: expressionOf(rule.path),
      headers: Object.fromEntries(rule.headers),
      continue: true,
    })),
    // Not from another slash on: Location would name another host.
    { src: '^/(?:([^/\\\\].*)/)?index(?:\\.html)?/?$', status: 308, headers: { Location: '/$1' } },
    { src: '^/([^/\\\\].*)\\.html/?$', status: 308, headers: { Location: '/$1' } },
    { src: '^/([^/\\\\].*?)/+$', status: 308, headers: { Location: '/$1' } },
    { handle: 'filesystem' },
    ...parseRedirectsFile(redirects).map(({ from, to, status }) => {
      const src = expressionOf(from);
      return status === 200 ? { src, dest: to } : { src, status, headers: { Location: to } };
    }),
    ...notFound.map((file) => ({
      src: `^/${file.replace('404.html', '')}.*$`,
      ...{ status: 404, dest: `/${file.replace('.html', '')}` },
    })),
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ];
  return {
    version: 3,
    routes,
    // Files with another address than their own.
    overrides: Object.fromEntries(
      pages.map((file) => [file, { path: file.replace(/(^|\/)index\.html$|\.html$/, '') }]),
    ),
    cache: ['node_modules/.astro/**'],
  };
}

/** Writes what Vercel serves of a finished site. @param folder `.vercel/output` of the project. */
export async function writeVercelOutput(site: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(site, join(folder, 'static'), { recursive: true });
  for (const name of (await filesIn(site)).filter((file) => RULE_FILES.test(file)))
    await rm(join(folder, 'static', name));
  const read = (name: string) => readFile(join(site, name), 'utf8');
  const files = await filesIn(join(folder, 'static'));
  // For Cloudflare and Netlify; Vercel has its own format.
  const config = vercelConfig(await read('_headers'), await read('_redirects'), files);
  await writeFile(join(folder, 'config.json'), JSON.stringify(config, null, 2));
}

/** `/blog/*` as a regular expression. */
function expressionOf(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`;
}
