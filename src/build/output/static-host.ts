import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFile, pagePaths } from './headers.ts';

/**
 * The adapter for hosts that read `_headers` and `_redirects` (Netlify, Cloudflare Pages, our local
 * server). `staticHeaders` makes Astro send the policy as a header and hand over the headers of all
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
        injectRoute({ pattern: '/_redirects', entrypoint: './src/build/output/redirects.ts' });
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
        const text = headersFile({ policies, pages, site });
        await writeFile(new URL('_headers', dir), text);
      },
    },
  };
}
