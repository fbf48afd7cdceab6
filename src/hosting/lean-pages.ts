import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  inHtmlSpelling,
  islandRuntime,
  withIslandStyleInHead,
  withOwnHashes,
} from './lean-html.ts';

/**
 * Makes built pages valid, and lighter by what each of them carries for nothing:
 *
 * - the scripts that run islands, two kilobytes that are the same everywhere and not needed before
 *   the page is idle, become one file that a visitor loads once;
 * - the rule for islands moves to where HTML allows it, and tags are spelt as HTML spells them;
 * - a page's policy keeps only the hashes of what is in that page.
 *
 * Pages that are taken over from the build before come through here again, and stay as they are.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        for (const name of await readdir(site, { recursive: true })) {
          if (name.endsWith('.html')) await makeLean(site, path.join(site, name));
        }
      },
    },
  };
}

async function makeLean(site: string, file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  let lean = html;
  const runtime = islandRuntime(html);
  if (runtime) {
    const digest = createHash('sha256').update(runtime.code).digest('base64url').slice(0, 8);
    const address = `/_astro/islands.${digest}.js`;
    await writeFile(path.join(site, address), runtime.code);
    lean = runtime.replaceWith(`<script type="text/plain" data-islands="${address}"></script>`);
  }
  lean = withOwnHashes(inHtmlSpelling(withIslandStyleInHead(lean)));
  if (lean !== html) await writeFile(file, lean);
}
