import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { onBrokenRow } from '#build/content/broken-rows.ts';
import { picturesOf } from '#build/pictures/page-pictures.ts';
import { outputFile } from '#build/renderer/output-file.ts';
import { type PageRecord, writeRecords } from '#build/renderer/records.ts';
import { SITEMAP_ENTRIES } from './sitemap.ts';

/** A path that Astro is about to render, as its prerenderer lists it. */
interface ListedPath {
  pathname: string;
  cacheKey?: string | undefined;
  route: { type: string };
}

/**
 * Keeps what a later release needs so that it can render only what changed: the compiled pages, with
 * an entry of their own (`s../renderer/entry.ts`), and what was made of which content.
 *
 * @param folder where the compiled pages go; without one nothing is kept.
 * @param file where the records of the pages go.
 */
export function pageRecords({
  folder,
  file,
}: {
  folder?: string;
  file?: string;
}): AstroIntegration & {
  note(paths: readonly ListedPath[]): void;
} {
  const listed = new Map<string, ListedPath>();
  const broken: string[] = [];
  let compiled: string | undefined;
  onBrokenRow((sentence) => broken.push(sentence));
  return {
    name: 'page-records',
    note(paths) {
      for (const path of paths) listed.set(path.pathname, path);
    },
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
                  this.emitFile({
                    type: 'chunk',
                    id,
                    fileName: 'renderer.mjs',
                    preserveSignature: 'strict',
                  });
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
        for (const { pathname, cacheKey, route } of listed.values()) {
          const file = outputFile(pathname, route.type);
          if (file === SITEMAP_ENTRIES) continue;
          const headers = routeToHeaders.get(pathname)?.headers ?? new Headers();
          pages[pathname] = {
            file,
            key: cacheKey ?? null,
            policy: headers.get('content-security-policy'),
            pictures: picturesOf(headers),
          };
        }
        await keepCompiled(compiled, folder);
        await writeRecords(file, { pages, broken });
      },
    },
  };
}

/** Whole or not at all; another server may run the same code from the same folder. */
async function keepCompiled(compiled: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const part = `${folder}.${process.pid}.part`;
  await cp(compiled, part, { recursive: true });
  await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }));
}
