import type { APIRoute } from 'astro';
import { listSitemapFiles } from '#build/output/sitemap-entries.ts';

/** Parts of a large sitemap; usually none. */
export async function getStaticPaths() {
  return [...(await listSitemapFiles())].flatMap(([path, xml]) => {
    const part = /^\/sitemap-(\d+)\.xml$/.exec(path)?.[1];
    return part ? [{ params: { part }, props: { xml } }] : [];
  });
}

export const GET: APIRoute<{ xml: string }> = ({ props: { xml } }) =>
  new Response(xml, { headers: { 'content-type': 'application/xml' } });
