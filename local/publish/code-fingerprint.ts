import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build of the site is made from, besides its content. */
const SOURCES = ['src', 'astro.config.mjs', 'package-lock.json'];

/** Settings that pages are built with. */
const SETTINGS = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY', 'PUBLIC_HEIC_DECODER'];

/**
 * Changes when a build of the same content could come out differently, and with nothing else: a fresh
 * checkout of the same code, on another machine, has the same one.
 *
 * @param siteUrl the site's address, where SITE_URL does not say another.
 * @param folder where the code lies.
 */
export async function codeFingerprint(siteUrl: string, folder = '.'): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) await addTo(hash, folder, source);
  hash.update(`${process.env.SITE_URL || siteUrl}\n`);
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  hash.update(String(new Date().getFullYear()));
  return hash.digest('hex').slice(0, 16);
}

async function addTo(hash: Hash, folder: string, path: string): Promise<void> {
  const file = join(folder, path);
  const found = await stat(file).catch(() => null);
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${path} ${await digestOf(file, `${found.size} ${found.mtimeMs}`)}\n`);
    return;
  }
  for (const name of (await readdir(file)).sort()) await addTo(hash, folder, `${path}/${name}`);
}

/** Each release asks again, and files hardly ever change: those that did not are not read again. */
const known = new Map<string, { state: string; digest: string }>();

async function digestOf(file: string, state: string): Promise<string> {
  const kept = known.get(file);
  if (kept?.state === state) return kept.digest;
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  known.set(file, { state, digest });
  return digest;
}
