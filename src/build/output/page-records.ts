import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { onBrokenRow } from '#build/content/broken-rows.ts';
import { copyAtomically } from './copy-atomically.ts';
import { outputFile } from './output-file.ts';
import { type PageRecord, recordOf, writeRecords } from './records.ts';

/**
 * Keeps what a later release needs so that it can render only what changed: the compiled pages, with
 * an entry of their own (`src/build/renderer/entry.ts`), and what was made of which content.
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
}): AstroIntegration {
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
        for (const [pathname, { headers, route }] of routeToHeaders) {
          pages[pathname] = recordOf(outputFile(pathname, route.type), headers);
        }
        await copyAtomically(compiled, folder);
        await writeRecords(file, { pages, broken });
      },
    },
  };
}
