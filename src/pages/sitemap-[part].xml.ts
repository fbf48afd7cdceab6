import type { APIRoute } from 'astro';
import { listSitemapFiles } from '#build/output/sitemap-entries.ts';

/** The parts of a sitemap of more pages than one file may name; usually there are none. */
export async function getStaticPaths() {
  return [...(await listSitemapFiles())].flatMap(([path, xml]) => {
    const part = /^\/sitemap-(\d+)\.xml$/.exec(path)?.[1];
    return part ? [{ params: { part }, props: { xml } }] : [];
  });
}

export const GET: APIRoute<{ xml: string }> = ({ props: { xml } }) =>
  new Response(xml, { headers: { 'content-type': 'application/xml' } });
