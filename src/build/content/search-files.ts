import { createHash } from 'node:crypto';
import { htmlText } from '#domain/plain-text.ts';
import { buildShards } from '#domain/search/search-index.ts';
import { listPosts, type Post } from './site-content.ts';

/** What a result shows. */
export interface FoundArticle {
  path: string;
  title: string;
  summary: string;
  /** ISO 8601. */
  publishedAt: string;
  minutes: number;
}

/** The files that the search in a browser reads, and what it must know to ask for them. */
export interface SearchFiles {
  /** Changes with the articles: a page of an older release never reads a newer index. */
  version: string;
  /** How many articles there are. */
  count: number;
  /** Names of the shards. */
  shards: string[];
  /** Content by file name. */
  files: Map<string, unknown>;
}

/** Articles in one file of results. */
export const CHUNK = 50;

/** All files of the search. There is one set for a build, made once. */
export function searchFiles(): Promise<SearchFiles> {
  if (import.meta.env.DEV || !made) made = makeFiles();
  return made;
}

let made: Promise<SearchFiles> | undefined;

async function makeFiles(): Promise<SearchFiles> {
  const posts = await listPosts();
  const shards = buildShards(
    posts.map(({ title, tags, headings, summary, segments }) => ({
      title,
      tags,
      headings: headings.map(({ text }) => text),
      summary,
      text: segments
        .map((part) => (part.kind === 'html' ? htmlText(part.html) : part.caption))
        .join(' '),
    })),
  );
  const files = new Map<string, unknown>(shards);
  for (let from = 0; from < posts.length; from += CHUNK) {
    files.set(`articles-${from / CHUNK}`, posts.slice(from, from + CHUNK).map(foundArticle));
  }
  const digest = createHash('sha256').update(JSON.stringify([...files]));
  return {
    version: digest.digest('hex').slice(0, 12),
    count: posts.length,
    shards: [...shards.keys()].sort(),
    files,
  };
}

function foundArticle({ path, title, summary, publishedAt, minutes }: Post): FoundArticle {
  return { path, title, summary, publishedAt: publishedAt.toISOString(), minutes };
}
