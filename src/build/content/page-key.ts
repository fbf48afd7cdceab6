import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The key under which a built page is kept: while it stays the same, the next build takes the page
 * over instead of rendering it. Astro itself covers the code of the page; this covers the rest of
 * what a page is made of:
 *
 * - `shown`: everything from the content that the page shows, its neighbours included;
 * - the year, which the footer names, and the addresses of site and backend;
 * - the names of the scripts built just now: a page names them, and a change anywhere (in the staff
 *   area, say) can give a shared one another name.
 */
export function pageKey(shown: unknown): string {
  const { SITE_URL, PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY } = process.env;
  const surroundings = [
    new Date().getFullYear(),
    SITE_URL,
    PUBLIC_SUPABASE_URL,
    PUBLIC_SUPABASE_ANON_KEY,
    scriptNames(),
  ];
  return createHash('sha256')
    .update(JSON.stringify([shown, surroundings]))
    .digest('hex');
}

let names: string[] | undefined;

function scriptNames(): string[] {
  if (names) return names;
  const folder = path.resolve(process.env.OUT_DIR || 'dist', '_astro');
  try {
    names = readdirSync(folder).sort();
  } catch {
    // The dev server builds no files and keeps no pages.
    names = [];
  }
  return names;
}
