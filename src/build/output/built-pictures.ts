import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import { linkFile } from './link-file.ts';
import { recordOf } from './records.ts';

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
