import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build of the site is made from, besides its content. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json', '.env'];

/** Settings that pages are built with. */
const SETTINGS = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY', 'PUBLIC_HEIC_DECODER'];

/**
 * Changes when a build of the same content could come out differently. Names, sizes and times are
 * enough: a build too many after a `git checkout` costs seconds.
 *
 * @param siteUrl the site's address, where SITE_URL does not say another.
 */
export async function codeFingerprint(siteUrl: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) await addTo(hash, source);
  hash.update(`${process.env.SITE_URL || siteUrl}\n`);
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  hash.update(String(new Date().getFullYear()));
  return hash.digest('hex').slice(0, 16);
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
    return;
  }
  for (const name of (await readdir(path)).sort()) await addTo(hash, join(path, name));
}
