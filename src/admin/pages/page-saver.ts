import { saverMachine } from '#admin/saving/saver-state.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { AS_IT_CAME, type Folder, type PageDraft, tidied } from '#domain/pages/draft.ts';
import { mergeDrafts } from '#domain/pages/merge.ts';
import type { PageContent, PageKind } from '#domain/pages/page.ts';
import { isPageSlug } from '#domain/pages/page-slugs.ts';
import { isRecord, isSameValue } from '#domain/pages/same-value.ts';
import { countCharacters } from '#domain/text/plain-text.ts';

export const PAGE_LIMITS = { title: 200, seoTitle: 200, seoDescription: 500 } as const;

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

/** How a page is compared, checked, merged and saved. */
export function pageMachine(folder: Folder, kind: PageKind) {
  return saverMachine<PageDraft, PageRow>({
    empty: AS_IT_CAME,
    read: draftOf,
    change: (typed, change) => ({ ...typed, ...change }),
    isSame: isSameValue,
    isBlank: (draft) => isSameValue(draft, AS_IT_CAME),
    check: (draft) => draftProblem(draft, kind),
    merge(origin, mine, theirs) {
      const { value, clashes } = mergeDrafts(folder, origin, mine, theirs);
      return clashes.length === 0 ? value : null;
    },
    asStored: (sent) => sent,
    accept: (typed, sent, stored) => mergeDrafts(folder, sent, typed, stored).value,
    pauseMs: 1_500,
  });
}

/** What the database would refuse; '' for nothing. What a section lacks can wait until it is published. */
export function draftProblem(draft: PageDraft, kind: PageKind): string {
  const { title, seoTitle, seoDescription, slug } = draft;
  const isTooLong = (text: string | null, limit: number) => countCharacters(text ?? '') > limit;
  if (isTooLong(title, PAGE_LIMITS.title)) return 'The title is too long.';
  if (isTooLong(seoTitle, PAGE_LIMITS.seoTitle)) return 'The title for searches is too long.';
  if (isTooLong(seoDescription, PAGE_LIMITS.seoDescription)) {
    return 'The description for searches is too long.';
  }
  return slug !== null && !isPageSlug(kind, slug) ? ADDRESS_RULE : '';
}

export const ADDRESS_RULE =
  'An address has small letters, digits and single hyphens, and is none that the site itself has.';

export function isPageDraft(found: unknown): found is PageDraft {
  return isRecord(found) && isRecord(found.content) && 'seoTitle' in found;
}
