import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import { onBrokenRow } from '#build/content/broken-rows.ts';
import { codeOf } from '#languages/addresses.ts';
import { digestOfCompiled } from './compiled-digest.ts';
import { copyAtomically } from './copy-atomically.ts';
import { headerFiles, pagePaths } from './headers.ts';
import { linkFile } from './link-file.ts';
import { outputFile, type PageRecord, recordOf, writeRecords } from './records.ts';

/**
 * The adapter for hosts that read `_headers` and `_redirects` (Netlify, Cloudflare Pages, our local
 * server), and for Caddy and nginx, which have the same in their own words beside them. `staticHeaders` makes Astro send the policy as a header and hand over the headers of all
 * pages.
 */
export function staticHost(): AstroIntegration {
  let site: string | undefined;
  let isBuild = false;
  let pages: string[] = [];
  return {
    name: 'static-host',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        isBuild = command === 'build';
        // Injected: Astro ignores files in `src/pages` whose name begins with `_`.
        for (const pattern of ['/_redirects', '/_redirects.caddy', '/_redirects.nginx'])
          injectRoute({ pattern, entrypoint: './src/build/output/redirects.ts' });
      },
      'astro:routes:resolved': ({ routes }) => {
        const own = routes.filter(({ type, origin }) => type === 'page' && origin !== 'internal');
        pages = pagePaths(own.map(({ pattern }) => pattern));
      },
      'astro:config:done': ({ config, setAdapter }) => {
        site = config.site;
        setAdapter({
          name: 'static-host',
          entrypointResolution: 'auto',
          // The dev server adds scripts and styles whose hashes no policy knows.
          adapterFeatures: {
            buildOutput: 'static',
            staticHeaders: isBuild,
            // In the folder of `build.server`: parallel builds must not share one.
            preserveBuildServerDir: isBuild && process.env.WORK_FOLDER !== undefined,
          },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const policies = new Map(
          [...routeToHeaders].flatMap(([path, { headers }]) => {
            const policy = headers.get('content-security-policy');
            return policy ? [[path, policy]] : [];
          }),
        );
        for (const [name, text] of Object.entries(headerFiles({ policies, pages, site })))
          await writeFile(new URL(name, dir), text);
      },
    },
  };
}

/** What is for staff, for machines, or the same in all languages. */
const ONCE = /^(?:admin|build\.json|decoders|files|robots|search|sitemap)/;

/** The pages for visitors once more for each other language: `/pt/blog` is the file of `/blog`. @param tags as in `<html lang>`. */
export function languageRoutes(tags: readonly string[]): AstroIntegration {
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (tags.length === 0) return;
        const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => /\.(?:astro|ts)$/.test(file) && !ONCE.test(file));
        for (const code of tags.map(codeOf)) {
          for (const file of files) {
            const path = file.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '');
            const pattern = path === '' ? `/${code}` : `/${code}/${path}`;
            injectRoute({ pattern, entrypoint: `./src/pages/${file}` });
          }
        }
      },
    },
  };
}

/**
 * Links the pictures of `builtPicture` and `socialCard` from their cache, which never rewrites a file, to
 * their addresses. Each page names its own in a header.
 *
 * @param folder the cache.
 */
export function builtPictures(folder: string): AstroIntegration {
  return {
    name: 'built-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/pictures', (request, response, next) => {
          const name = path.basename(request.url ?? '');
          readFile(path.join(folder, name)).then(
            (content) => response.setHeader('content-type', lookup(name) ?? '').end(content),
            () => next(),
          );
        });
      },
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const target = path.join(fileURLToPath(dir), 'pictures');
        await mkdir(target, { recursive: true });
        const pages = [...routeToHeaders.values()].map(({ headers }) => recordOf('', headers));
        for (const name of new Set(pages.flatMap(({ pictures }) => pictures))) {
          linkFile(path.join(folder, name), path.join(target, name));
        }
      },
    },
  };
}

/**
 * Keeps the compiled pages, with an entry of their own (`src/build/renderer/entry.ts`), and what each
 * was made of: a later release renders only what changed.
 *
 * @param folder for the compiled pages; without one nothing is kept.
 * @param file for the records of the pages.
 */
export function pageRecords(target: { folder?: string; file?: string }): AstroIntegration {
  const { folder, file } = target;
  const broken: string[] = [];
  let compiled: string | undefined;
  onBrokenRow((sentence) => broken.push(sentence));
  return {
    name: 'page-records',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (!folder) return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'page-records',
                buildStart() {
                  if (this.environment.name !== 'prerender') return;
                  const id = fileURLToPath(new URL('../renderer/entry.ts', import.meta.url));
                  const fileName = 'renderer.mjs';
                  this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' });
                },
                writeBundle({ dir }) {
                  if (this.environment.name === 'prerender') compiled = dir;
                },
              },
            ],
          },
        });
      },
      'astro:build:generated': async ({ routeToHeaders }) => {
        if (!folder || !file || !compiled) return;
        const pages: Record<string, PageRecord> = {};
        for (const [pathname, { headers, route }] of routeToHeaders) {
          pages[pathname] = recordOf(outputFile(pathname, route.type), headers);
        }
        await copyAtomically(compiled, folder);
        await writeRecords(file, { pages, broken, compiled: digestOfCompiled(compiled) });
      },
    },
  };
}
