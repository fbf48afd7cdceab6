import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';

const NAMED = /\/pictures\/([\w-]+\.(?:avif|webp|jpg))/g;

/**
 * Puts the pictures that pages were given by `builtPicture` and `socialCard` where their addresses
 * say. The pages themselves tell which: a page that is taken over from the build before names its
 * pictures as well as a new one does.
 *
 * @param folder the cache in which they were made.
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
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const target = path.join(site, 'pictures');
        await mkdir(target, { recursive: true });
        for (const name of await namedPictures(site)) {
          await copyFile(path.join(folder, name), path.join(target, name));
        }
      },
    },
  };
}

async function namedPictures(site: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const file of await readdir(site, { recursive: true })) {
    if (!/\.(?:html|xml)$/.test(file)) continue;
    const text = await readFile(path.join(site, file), 'utf8');
    for (const [, name] of text.matchAll(NAMED)) if (name) names.add(name);
  }
  return names;
}
