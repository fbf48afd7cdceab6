import type { APIRoute } from 'astro';
import { keyedPath } from '#build/content/page-key.ts';
import { searchFiles } from '#build/content/search-files.ts';
import { inEach } from '#build/language.ts';

export async function getStaticPaths() {
  const files = (await inEach(searchFiles)).flatMap((language) => language.files);
  // Rare words have the same file in several segments.
  const each = new Map(files.map((one) => [`${one.version}/${one.file}`, one]));
  // The folder is named by the digest of the file.
  return [...each.values()].map(({ version, file, content }) =>
    keyedPath({ version, file }, { content }, version),
  );
}

/** A shard of the search index, or a chunk of its articles. */
export const GET: APIRoute<{ content: unknown }> = ({ props }) =>
  new Response(JSON.stringify(props.content), { headers: { 'content-type': 'application/json' } });
