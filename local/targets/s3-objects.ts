import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import { contentType, defaultCaching } from '#local/static-files/file-headers.ts';
import { headersFor, parseHeadersFile } from '#local/static-files/headers-file.ts';
import { parseRedirectsFile } from '#local/static-files/redirects-file.ts';
import type { SiteFile } from './target.ts';

export interface StoreObject {
  /** MD5 in hexadecimal. */
  digest: string;
  /** Objects of a phase are sent when those of the phases before are there. */
  phase: Phase;
  body: () => Promise<Buffer>;
  headers: Partial<PutObjectCommandInput>;
}

/** What pages ask for, pages, and what says which site it is. */
export type Phase = 0 | 1 | 2;

/**
 * The objects of a site, by key.
 *
 * @param keepsEndings whether pages keep `.html` in their keys, for stores that can't have `blog` beside `blog/one`.
 */
export async function objectsOf(
  files: ReadonlyMap<string, SiteFile>,
  keepsEndings: boolean,
): Promise<Map<string, StoreObject>> {
  const textOf = async (path: string) => {
    const file = files.get(path);
    return file ? await readFile(file.source, 'utf8') : '';
  };
  const rules = parseHeadersFile(await textOf('_headers'));
  const objects = new Map<string, StoreObject>();
  for (const { from, to, status } of parseRedirectsFile(await textOf('_redirects'))) {
    // Wildcards and rewrites are rules, which a store does not have.
    if (/[*:]/.test(from) || status === 200) continue;
    objects.set(keepsEndings ? `${from.slice(1)}.html` : from.slice(1), redirectObject(to));
  }
  for (const [path, { source, digest }] of files) {
    if (path === '_headers' || path === '_redirects') continue;
    const key = keepsEndings ? path : pageAddress(path);
    const headers = headersFor(rules, `/${pageAddress(path)}`);
    const disposition = headers.get('content-disposition');
    objects.set(key, {
      digest,
      phase: phaseOf(path),
      body: () => readFile(source),
      headers: {
        ContentType: contentType(path),
        CacheControl: headers.get('cache-control') ?? defaultCaching(`/${path}`),
        ...(disposition ? { ContentDisposition: disposition } : {}),
      },
    });
  }
  return objects;
}

/** Pages have their address as their key, so that a store without rules for addresses finds them. */
function pageAddress(path: string): string {
  return path === 'index.html' || path === '404.html' ? path : path.replace(/\.html$/, '');
}

function phaseOf(path: string): Phase {
  if (path === 'build.json') return 2;
  const isHashed = /^(_astro|search|pictures|decoders|files)\//.test(path);
  return !isHashed && /\.(html|xml|js|webmanifest)$/.test(path) ? 1 : 0;
}

/** A redirect for stores that have them, and a page that leads on for those that don't. */
function redirectObject(to: string): StoreObject {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const body = Buffer.from(
    `<!doctype html><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a>\n`,
  );
  return {
    digest: createHash('md5').update(body).digest('hex'),
    phase: 1,
    body: async () => body,
    headers: {
      ContentType: 'text/html; charset=utf-8',
      CacheControl: 'public, max-age=0, must-revalidate',
      WebsiteRedirectLocation: to,
    },
  };
}
