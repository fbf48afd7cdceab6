import type { APIRoute } from 'astro';
import { keyedPath } from '#build/content/page-key.ts';
import { searchFiles } from '#build/content/search-files.ts';

export async function getStaticPaths() {
  const { files } = await searchFiles();
  // The folder is named by what its files hold.
  return files.map(({ version, file, content }) =>
    keyedPath({ version, file }, { content }, version),
  );
}

/** A piece of the search's index, or a piece of the list of articles that it finds. */
export const GET: APIRoute<{ content: unknown }> = ({ props }) =>
  new Response(JSON.stringify(props.content), { headers: { 'content-type': 'application/json' } });
