import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

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

/** Hosts read these and do not serve them. */
const CONTROL_FILES = ['_headers', '_redirects'];

/** Measures a built site. */
export async function measureSite(folder: string): Promise<SiteMeasure> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const { size } = await stat(file);
      return [relative(folder, file).replaceAll(sep, '/'), size] as const;
    }),
  );
  return {
    ...countFiles(sizes),
    redirects: countRedirects(await textOf(join(folder, '_redirects'))),
    headers: countHeaders(await textOf(join(folder, '_headers'))),
  };
}

/** Counts files by their paths in the site, with `/`, and their bytes. */
function countFiles(
  sizes: Iterable<readonly [path: string, bytes: number]>,
): Pick<SiteMeasure, 'files' | 'bytes' | 'largest' | 'fullest'> {
  const counts = {
    files: 0,
    bytes: 0,
    largest: { path: '', bytes: 0 },
    fullest: { path: '', files: 0 },
  };
  const inFolder = new Map<string, number>();
  for (const [path, bytes] of sizes) {
    if (CONTROL_FILES.includes(path)) continue;
    counts.files += 1;
    counts.bytes += bytes;
    if (bytes > counts.largest.bytes) counts.largest = { path, bytes };
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const files = (inFolder.get(folder) ?? 0) + 1;
    inFolder.set(folder, files);
    if (files > counts.fullest.files) counts.fullest = { path: folder, files };
  }
  return counts;
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
