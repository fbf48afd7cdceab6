import { readFile, writeFile } from 'node:fs/promises';

/** What a page was made of, and what it needs beside it. */
export interface PageRecord {
  /** Its file in the site, with `/` between folders. */
  file: string;
  /** `pageKey` of what it shows; `null` for a page that shows content, does not say which, and is rendered each time. */
  key: string | null;
  /** Its Content-Security-Policy; `null` when it is no page. */
  policy: string | null;
  /** Names of the pictures that were made for it. */
  pictures: string[];
}

const KEY = 'x-page-key';
const PICTURES = 'x-page-pictures';

/** Leaves in the headers of a rendered page what `recordOf` reads there, in a build as in a release. */
export function noteRecord(
  headers: Headers,
  { key, pictures }: Pick<PageRecord, 'key' | 'pictures'>,
): void {
  if (key !== null) headers.set(KEY, key);
  if (pictures.length > 0) headers.set(PICTURES, pictures.join(' '));
}

/** @param headers of the rendered page. */
export function recordOf(file: string, headers: Headers): PageRecord {
  return {
    file,
    key: headers.get(KEY),
    policy: headers.get('content-security-policy'),
    pictures: headers.get(PICTURES)?.split(' ') ?? [],
  };
}

/** The pages of a site, by pathname. Lies beside the site, not in it. */
export interface PageRecords {
  pages: Record<string, PageRecord>;
  /** A sentence for each row that broke the rules when the site was made. */
  broken: string[];
}

/** In a file each policy stands once: thousands of pages share a dozen of them. */
interface StoredRecords extends Omit<PageRecords, 'pages'> {
  policies: string[];
  /** The policy of a page is its place in the list. */
  pages: Record<string, Omit<PageRecord, 'policy'> & { policy: number | null }>;
}

/** @throws Error as Node does when the file can't be written. */
export async function writeRecords(file: string, records: PageRecords): Promise<void> {
  const places = new Map<string, number>();
  const placeOf = (policy: string): number => {
    const place = places.get(policy) ?? places.size;
    places.set(policy, place);
    return place;
  };
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
