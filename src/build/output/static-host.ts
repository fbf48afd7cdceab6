import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFile, pagePaths } from './headers.ts';

/**
 * The adapter for a host of static files that reads `_headers` and `_redirects` (Netlify, Cloudflare
 * Pages, our local server), and writes both. `staticHeaders` makes Astro answer with the policy as a
 * header, and hand over the headers of all pages.
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
        // Injected, because Astro leaves files in `src/pages` alone whose name begins so.
        injectRoute({ pattern: '/_redirects', entrypoint: './src/build/output/redirects.ts' });
      },
      'astro:routes:resolved': ({ routes }) => {
        const own = routes.filter(({ type, origin }) => type === 'page' && origin === 'project');
        pages = pagePaths(own.map(({ pattern }) => pattern));
      },
      'astro:config:done': ({ config, setAdapter }) => {
        site = config.site;
        setAdapter({
          name: 'static-host',
          entrypointResolution: 'auto',
          // The dev server writes scripts and styles of its own into pages, whose hashes no policy knows.
          adapterFeatures: {
            buildOutput: 'static',
            staticHeaders: isBuild,
            // Where `build.server` says, so that two builds at once need not share a folder.
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
        const text = headersFile({ policies, pages, site });
        await writeFile(new URL('_headers', dir), text);
      },
    },
  };
}
