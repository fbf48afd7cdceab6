import { createHash } from 'node:crypto';
import { code, currentLanguage } from '#business/language.ts';
import {
  buildShards,
  INDEX_VERSION,
  type Searchable,
  segmentsOf,
  type Weights,
  weightsOf,
} from '#domain/search/search-index.ts';
import { entryDigest, keptSearch } from './kept-entries.ts';
import { type Article, listOffered, type Offered } from './site-content.ts';
import { perSnapshot } from './snapshot.ts';

export interface FoundArticle {
  path: string;
  title: string;
  summary: string;
  /** ISO 8601. */
  publishedAt: string;
  minutes: number;
  /** Of one that is there in the main language alone, whose summary says so. */
  lang?: string;
}

/** The first file that the search reads. */
export interface SearchManifest {
  segments: {
    /** Articles in it. */
    count: number;
    /**
     * The folder of each file, named by the digest of its content: a release has few new ones, and a page of an older
     * release never reads them.
     */
    files: Record<string, string>;
  }[];
}

/** Articles in one file of results. */
export const CHUNK = 50;

/** The files `/search/{version}/{file}.json`; `version` is that of the manifest. */
export const searchFiles = perSnapshot(async () => {
  const made = segmentsOf(await listOffered()).map(
    (articles, number) => lastFilesOf(articles) ?? { articles, ...keptFiles(articles, number) },
  );
  lastMade.set(currentLanguage(), made);
  const manifest: SearchManifest = {
    segments: made.map(({ count, files }) => ({
      count,
      files: Object.fromEntries(files.map(({ file, version }) => [file, version])),
    })),
  };
  const version = digest(manifest);
  return {
    version,
    files: [
      { version, file: 'manifest', content: manifest },
      ...made.flatMap(({ files }) => files),
    ],
  };
});

interface SearchFile {
  version: string;
  file: string;
  content: unknown;
}

type SegmentFiles = { count: number; files: readonly SearchFile[] };

type Segment = SegmentFiles & { articles: readonly Article[] };

/** The last release’s: only segments with a changed article are made again. */
const lastMade = new Map<string, Segment[]>();

function lastFilesOf(articles: readonly Article[]): Segment | undefined {
  return lastMade
    .get(currentLanguage())
    ?.find(
      (segment) =>
        segment.articles.length === articles.length &&
        segment.articles.every((article, index) => isSameText(article, articles[index])),
    );
}

/** An article that is read anew has a new `segments` array; pictures can’t be searched for. */
function isSameText(one: Article, other: Article | undefined): boolean {
  return one.segments === other?.segments;
}

/** From the cache of any process: indexing a thousand articles takes longer than rendering a page. */
function keptFiles(articles: readonly Article[], number: number): SegmentFiles {
  const searchables = articles.map(searchable);
  const found = articles.map(foundArticle);
  const id = `search-${currentLanguage()}${number}`;
  const madeFrom = entryDigest(`${INDEX_VERSION}.${code}.${CHUNK}`, [searchables, found]);
  const last = keptSearch().last(id);
  if (last?.digest === madeFrom) return last.entry as SegmentFiles;
  const made = segmentFiles(articles.map(keptWeights), found);
  keptSearch().keep(id, { digest: madeFrom, entry: made });
  return made;
}

/** By the text of an article and by language; as JSON, because objects take ten times the memory. */
const known = new WeakMap<Article['segments'], Map<string, string>>();

/** Of three hundred articles in a segment one has changed: reading all again takes longest in its release. */
function keptWeights(article: Article): Weights {
  const weights = known
    .getOrInsertComputed(article.segments, () => new Map())
    .getOrInsertComputed(currentLanguage(), () => JSON.stringify(weightsOf(searchable(article))));
  return JSON.parse(weights);
}

function segmentFiles(weights: readonly Weights[], found: readonly FoundArticle[]): SegmentFiles {
  const contents = new Map<string, unknown>(buildShards(weights));
  for (let from = 0; from < found.length; from += CHUNK) {
    contents.set(`articles-${from / CHUNK}`, found.slice(from, from + CHUNK));
  }
  const files = [...contents].map(([file, content]) => {
    return { version: digest(content), file, content };
  });
  return { count: found.length, files };
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}

function searchable({ title, tags, headings, summary, text, segments }: Article): Searchable {
  const captions = segments.map((part) => (part.kind === 'figure' ? part.caption : ''));
  return {
    ...{ title, tags, summary },
    headings: headings.map(({ text }) => text),
    text: [text, ...captions].join(' '),
  };
}

function foundArticle(article: Offered<Article>): FoundArticle {
  const { path, title, summary, minutes, elsewhere } = article;
  const found = { path, title, summary, publishedAt: article.publishedAt.toISOString(), minutes };
  if (!elsewhere) return found;
  const { tag, mark } = elsewhere;
  return { ...found, summary: `${mark.charAt(0).toUpperCase()}${mark.slice(1)}.`, lang: tag };
}
