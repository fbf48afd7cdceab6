import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What hosts count of a site. */
export interface SiteMeasure {
  files: number;
  bytes: number;
  largest: { path: string; bytes: number };
  /** The folder with the most files right in it. */
  fullest: { path: string; files: number };
  redirects: { single: number; patterns: number };
  headers: { paths: number; longest: number };
}

const READ_BY_HOSTS = ['_headers', '_redirects'];

/** Counts the files of a built site. */
export async function measureSite(folder: string): Promise<SiteMeasure> {
  const measure: SiteMeasure = {
    files: 0,
    bytes: 0,
    largest: { path: '', bytes: 0 },
    fullest: { path: '', files: 0 },
    redirects: countRedirects(await textOf(join(folder, '_redirects'))),
    headers: countHeaders(await textOf(join(folder, '_headers'))),
  };
  await addFolder(measure, folder, '');
  return measure;
}

async function addFolder(measure: SiteMeasure, folder: string, path: string): Promise<void> {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(path, name));
  const served = files.filter((file) => !READ_BY_HOSTS.includes(file));
  measure.files += served.length;
  if (served.length > measure.fullest.files) measure.fullest = { path, files: served.length };
  for (const [index, { size }] of (
    await Promise.all(served.map((file) => stat(join(folder, file))))
  ).entries()) {
    measure.bytes += size;
    if (size > measure.largest.bytes) measure.largest = { path: served[index] ?? '', bytes: size };
  }
  for (const entry of entries) {
    if (entry.isDirectory()) await addFolder(measure, folder, join(path, entry.name));
  }
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

function countRedirects(text: string): SiteMeasure['redirects'] {
  const sources = linesOf(text).map((line) => line.trim().split(/\s+/)[0] ?? '');
  const patterns = sources.filter((source) => /\*|\/:\w/.test(source)).length;
  return { single: sources.length - patterns, patterns };
}

function countHeaders(text: string): SiteMeasure['headers'] {
  const lines = linesOf(text);
  const paths = lines.filter((line) => !/^\s/.test(line)).length;
  return { paths, longest: Math.max(0, ...lines.map((line) => line.trim().length)) };
}
