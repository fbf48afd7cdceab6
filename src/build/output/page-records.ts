import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { onBrokenRow } from '#build/content/broken-rows.ts';
import { digestOfCompiled } from './compiled-digest.ts';
import { copyAtomically } from './copy-atomically.ts';
import { outputFile, type PageRecord, recordOf, writeRecords } from './records.ts';

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
