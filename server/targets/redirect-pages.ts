import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '#server/static-files/files-in.ts';
import { parseRedirectsFile, type RedirectRule } from '#server/static-files/redirects-file.ts';

/** Where a site's former addresses lead, by path. Wildcards and rewrites are rules, which no file replaces. */
function redirectsIn(rules: string): Map<string, string> {
  const isPlain = ({ from, status }: RedirectRule) => !/[*:]/.test(from) && status !== 200;
  return new Map(
    parseRedirectsFile(rules)
      .filter(isPlain)
      .map(({ from, to }) => [from, to]),
  );
}

/**
 * Writes a page for each former address, which leads on: most web servers do not read `_redirects`.
 *
 * @param folder where they are kept. @param site whose `_redirects` count.
 */
export async function writeRedirectPages(folder: string, site: string): Promise<void> {
  const rules = await readFile(join(site, '_redirects'), 'utf8').catch(() => '');
  await mkdir(folder, { recursive: true });
  const pages = new Map<string, string>();
  for (const [from, to] of redirectsIn(rules)) {
    const file = fileOf(from);
    if (file) pages.set(file, pageTo(to));
  }
  for (const old of await filesIn(folder)) {
    if (!pages.has(old)) await rm(join(folder, old));
  }
  for (const [file, page] of pages) {
    const path = join(folder, file);
    // What did not change keeps its date, so that it is not sent again.
    if ((await readFile(path, 'utf8').catch(() => null)) === page) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, page);
  }
}

/** Bytes of a name that every file system takes, with its ending. */
const LONGEST_NAME = 240;

/** `/blog/old` is `blog/old.html`, and nothing outside of the site; null for an address that no file can have. */
function fileOf(from: string): string | null {
  try {
    const parts = decodeURIComponent(from)
      .split('/')
      .filter((part) => !['', '.', '..'].includes(part));
    const isName = parts.every(
      (part) => Buffer.byteLength(part) <= LONGEST_NAME && !part.includes('\0'),
    );
    return isName && parts.length > 0 ? `${parts.join('/')}.html` : null;
  } catch {
    return null;
  }
}

function pageTo(to: string): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a>\n`;
}
