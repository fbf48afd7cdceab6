import type { APIRoute } from 'astro';
import { keyedPath } from '#build/content/page-key.ts';
import { searchFiles } from '#build/content/search-files.ts';
import { inEach } from '#build/language.ts';

export async function getStaticPaths() {
  const files = (await inEach(searchFiles)).flatMap((language) => language.files);
  // The folder is named by a digest of its files.
  return files.map(({ version, file, content }) =>
    keyedPath({ version, file }, { content }, version),
  );
}

/** A shard of the search index, or a chunk of its articles. */
export const GET: APIRoute<{ content: unknown }> = ({ props }) =>
  new Response(JSON.stringify(props.content), { headers: { 'content-type': 'application/json' } });
