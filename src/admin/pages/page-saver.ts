import { saverMachine } from '#admin/saving/saver-state.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { isSameValue, isShapedLike } from '#domain/documents/same-value.ts';
import { DEFAULTS, type Folder, type PageDraft } from '#domain/pages/draft.ts';
import { mergeDrafts } from '#domain/pages/merge.ts';
import type { PageKind } from '#domain/pages/page.ts';
import { isPageSlug } from '#domain/pages/page-slugs.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

export const PAGE_LIMITS = { title: 200, seoTitle: 200, seoDescription: 500 } as const;

/** How a page is compared, checked, merged and saved. */
export function pageMachine(folder: Folder, kind: PageKind) {
  return saverMachine<PageDraft, PageRow>({
    empty: DEFAULTS,
    read: draftOf,
    change: (typed, change) => ({ ...typed, ...change }),
    isSame: isSameValue,
    isBlank: (draft) => isSameValue(draft, DEFAULTS),
    check: (draft) => draftProblem(draft, kind),
    merge: (...versions) => mergeDrafts(folder, ...versions),
    asStored: (sent) => sent,
    accept: (typed, sent, stored) => mergeDrafts(folder, sent, typed, stored).value,
    isNamed: true,
    pauseMs: 1_500,
  });
}

/** What the database would refuse; '' for nothing. What a section lacks can wait until it is published. */
export function draftProblem(draft: PageDraft, kind: PageKind): string {
  const { title, seoTitle, seoDescription, slug } = draft;
  const isTooLong = (text: string | null, limit: number) => countCharacters(text ?? '') > limit;
  if (isTooLong(title, PAGE_LIMITS.title)) return staff.pages.titleTooLong;
  if (isTooLong(seoTitle, PAGE_LIMITS.seoTitle)) return staff.pages.seoTitleTooLong;
  if (isTooLong(seoDescription, PAGE_LIMITS.seoDescription)) {
    return staff.pages.seoDescriptionTooLong;
  }
  return slug !== null && !isPageSlug(kind, slug) ? addressRule() : '';
}

export const addressRule = () => staff.pages.addressRule;

export const isPageDraft = (found: unknown): found is PageDraft => isShapedLike(DEFAULTS, found);
