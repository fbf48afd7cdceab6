import type { Backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { PageHere } from '#wordpress/plan/page-places.ts';
import type { ImportPlan } from '#wordpress/plan/plan-import.ts';

/** Of so many things is asked at once: their ids stand in the address. */
const MOST_IDS = 100;

/** Pages as they are written and as visitors know them, whose addresses are taken. @throws DataError */
export async function fetchPagesHere(client: Backend): Promise<PageHere[]> {
  const [drafts, live, scheduled] = await Promise.all([
    unwrap(client.from('pages').select('id, kind, slug, language')),
    unwrap(client.from('published_pages').select('id: page_id, kind, slug, language')),
    unwrap(client.from('scheduled_pages').select('id: page_id, kind, slug, language')),
  ]);
  return [
    ...drafts.map((page) => ({ ...page, isDraft: true })),
    ...[...live, ...scheduled].map((page) => ({ ...page, isDraft: false })),
  ];
}

/** An article of an earlier import. */
interface ArticleHere {
  slug: string;
  /** As it came: an import may have been cut off before it was published. What staff took off the site stays off. */
  isUntouched: boolean;
}

export interface WhatIsHere {
  pictures: ReadonlySet<string>;
  articles: ReadonlyMap<string, ArticleHere>;
  pages: ReadonlySet<string>;
}

/** What an earlier import has brought. @throws DataError */
export async function fetchWhatIsHere(client: Backend, plan: ImportPlan): Promise<WhatIsHere> {
  const pictures = await inParts(
    plan.pictures.map(({ stableId }) => stableId),
    (ids) => unwrap(client.from('media').select('id').in('id', ids)),
  );
  const articles = await inParts(
    plan.articles.map(({ id }) => id),
    (ids) =>
      unwrap(
        client.from('posts').select('id, slug, version, deleted_at, archived_at').in('id', ids),
      ),
  );
  const pages = await inParts(
    plan.pages.map(({ id }) => id),
    (ids) => unwrap(client.from('pages').select('id').in('id', ids)),
  );
  return {
    pictures: new Set(pictures.map(({ id }) => id)),
    articles: new Map(
      articles.map(({ id, slug, version, deleted_at, archived_at }) => [
        id,
        { slug, isUntouched: version === 1 && !deleted_at && !archived_at },
      ]),
    ),
    pages: new Set(pages.map(({ id }) => id)),
  };
}

/** Ids of the texts that stay as they are. */
export const textsIn = ({ articles, pages }: WhatIsHere) => new Set([...articles.keys(), ...pages]);

async function inParts<Row>(
  ids: readonly string[],
  fetchSome: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    rows.push(...(await fetchSome(ids.slice(from, from + MOST_IDS))));
  }
  return rows;
}
