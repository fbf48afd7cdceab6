import { type PageDraft, tidied } from '#domain/pages/draft.ts';
import type { PageContent } from '#domain/pages/page.ts';
import type { PageRow } from './pages.ts';

/** What staff changed of a page, as its row has it. */
export function draftOf(row: RowParts): PageDraft {
  const { slug, title, seo_title, seo_description, noindex, names, hidden, content } = row;
  return {
    ...{ slug, title, noindex, hidden },
    ...{ seoTitle: seo_title, seoDescription: seo_description },
    // The columns have constraints of these shapes.
    names: names as PageDraft['names'],
    content: tidied((content ?? {}) as PageContent),
  };
}

type RowParts = Pick<
  PageRow,
  'slug' | 'title' | 'seo_title' | 'seo_description' | 'noindex' | 'names' | 'hidden' | 'content'
>;

export function rowOf({ seoTitle, seoDescription, names, content, ...parts }: PageDraft): RowParts {
  return {
    ...parts,
    ...{ seo_title: seoTitle, seo_description: seoDescription },
    // JSON by its type alone: what is absent is not written.
    names: names as RowParts['names'],
    content: content as RowParts['content'],
  };
}
