import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import { compress } from '#local/static-files/compression.ts';
import { contentType, defaultCaching } from '#local/static-files/file-headers.ts';
import { headersFor, parseHeadersFile } from '#local/static-files/headers-file.ts';
import { redirectsIn } from './redirect-pages.ts';
import { isCompressedInStore } from './store-encoding.ts';
import type { SiteFile } from './target.ts';

export interface StoreObject {
  /** Of its content, and of how that lies there. The same as `etag` where it lies as it is. */
  digest: string;
  /** Objects of a phase are sent when those of the phases before are there. */
  phase: Phase;
  /** As the store gets it. */
  body: () => Promise<Buffer>;
  /** What the store calls it, as far as the same zlib has compressed it. */
  etag: () => Promise<string>;
  headers: Partial<PutObjectCommandInput>;
}

export interface StoreLayout {
  /** Whether pages keep `.html` in their keys, for stores that can't have `blog` beside `blog/one`. */
  keepsEndings: boolean;
  /** Whether pages and other texts lie there compressed. */
  compresses: boolean;
}

/** What pages ask for, pages, and what says which site it is. */
export type Phase = 0 | 1 | 2;

/** The objects of a site, by key. */
export async function objectsOf(
  files: ReadonlyMap<string, SiteFile>,
  { keepsEndings, compresses }: StoreLayout,
): Promise<Map<string, StoreObject>> {
  const textOf = async (path: string) => {
    const file = files.get(path);
    return file ? await readFile(file.source, 'utf8') : '';
  };
  const rules = parseHeadersFile(await textOf('_headers'));
  const redirects = redirectsIn(await textOf('_redirects'));
  const objects = new Map<string, StoreObject>();
  for (const [path, { source, size, digest }] of files) {
    if (path === '_headers' || path === '_redirects') continue;
    const key = keepsEndings ? path : pageAddress(path);
    const headers = headersFor(rules, `/${pageAddress(path)}`);
    const disposition = headers.get('content-disposition');
    const redirect = redirects.get(`/${pageAddress(path)}`);
    const type = contentType(path);
    const isCompressed = compresses && isCompressedInStore(path, type, size);
    const body = async () => {
      const content = await readFile(source);
      return isCompressed ? await compress(content, 'gzip') : content;
    };
    objects.set(key, {
      digest: isCompressed ? `gzip of ${digest}` : digest,
      phase: phaseOf(path),
      body,
      etag: async () => (isCompressed ? md5(await body()) : digest),
      headers: {
        ContentType: type,
        ...(isCompressed ? { ContentEncoding: 'gzip' } : {}),
        CacheControl: headers.get('cache-control') ?? defaultCaching(`/${path}`),
        ...(disposition ? { ContentDisposition: disposition } : {}),
        // Stores that show websites lead on by themselves; in others the page does.
        ...(redirect ? { WebsiteRedirectLocation: redirect } : {}),
      },
    });
  }
  return objects;
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
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
