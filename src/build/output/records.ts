import { readFile, writeFile } from 'node:fs/promises';

/** How a page was made, and what it needs beside it. */
export interface PageRecord {
  file: string;
  /** `pageKey` of its content; `null` where that is unknown, so that it is rendered each time. */
  key: string | null;
  /** `null` for what is no page. */
  policy: string | null;
  pictures: string[];
}

const KEY = 'x-page-key';
const PICTURES = 'x-page-pictures';

/** Leaves a record in the headers of a rendered page for `recordOf`. */
export function noteRecord(
  headers: Headers,
  { key, pictures }: Pick<PageRecord, 'key' | 'pictures'>,
): void {
  if (key !== null) headers.set(KEY, key);
  if (pictures.length > 0) headers.set(PICTURES, pictures.join(' '));
}

export function recordOf(file: string, headers: Headers): PageRecord {
  return {
    file,
    key: headers.get(KEY),
    policy: headers.get('content-security-policy'),
    pictures: headers.get(PICTURES)?.split(' ') ?? [],
  };
}

/** The pages by pathname; kept beside the site. */
export interface PageRecords {
  pages: Record<string, PageRecord>;
  /** A sentence for each invalid row. */
  broken: string[];
  /** `digestOfCompiled` of the code that made them. */
  compiled: string;
}

/** A file has each policy once: thousands of pages share a dozen. */
interface StoredRecords extends Omit<PageRecords, 'pages'> {
  policies: string[];
  /** The policy is its index. */
  pages: Record<string, Omit<PageRecord, 'policy'> & { policy: number | null }>;
}

/** @throws Error as Node does when the file can't be written. */
export async function writeRecords(file: string, records: PageRecords): Promise<void> {
  const places = new Map<string, number>();
  const placeOf = (policy: string) => places.getOrInsertComputed(policy, () => places.size);
  const pages: StoredRecords['pages'] = {};
  for (const [path, record] of Object.entries(records.pages)) {
    const { policy } = record;
    pages[path] = { ...record, policy: policy === null ? null : placeOf(policy) };
  }
  const stored: StoredRecords = { ...records, pages, policies: [...places.keys()] };
  await writeFile(file, JSON.stringify(stored));
}

/** @throws Error when the file can't be read or holds something else. */
export async function readRecords(file: string): Promise<PageRecords> {
  const { policies, ...stored }: StoredRecords = JSON.parse(await readFile(file, 'utf8'));
  const pages: PageRecords['pages'] = {};
  for (const [path, record] of Object.entries(stored.pages)) {
    const policy = record.policy === null ? null : (policies[record.policy] ?? null);
    pages[path] = { ...record, policy };
  }
  return { ...stored, pages };
}

/**
 * The file of a path, as with Astro’s `build.format: 'file'`.
 *
 * @param type of the route: `page` or `endpoint`.
 */
export function outputFile(pathname: string, type: string): string {
  const path = decodeURI(pathname).replace(/^\/|\/$/g, '');
  if (type === 'endpoint') return path;
  return path === '' ? 'index.html' : `${path}.html`;
}
