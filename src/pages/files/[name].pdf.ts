import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { listFiles } from '#build/content/files.ts';
import { keyedPath } from '#build/content/page-key.ts';
import { originalFile } from '#build/pictures/original.ts';

export async function getStaticPaths() {
  return [...(await listFiles()).values()].map(({ slug, media }) =>
    keyedPath({ name: slug }, { media }, media.contentKey),
  );
}

/** A PDF of the library. The site has it itself, and needs no storage for it. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const content = await originalFile(props.media);
  if (!content) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(content), { headers: { 'content-type': 'application/pdf' } });
};
