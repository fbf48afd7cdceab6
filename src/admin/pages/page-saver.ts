import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepCopy } from '#admin/queries/kept-copies.ts';
import {
  type KeptPage,
  keptName,
  openPage,
  type PageName,
  pageStates,
} from '#admin/queries/pages.ts';
import { createSaver, type Saver } from '#admin/saving/saver.ts';
import { saverMachine } from '#admin/saving/saver-state.ts';
import type { OpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { DataError } from '#data/errors.ts';
import { savePage, startFolderPage } from '#data/pages/page-changes.ts';
import { draftOf, rowOf } from '#data/pages/page-drafts.ts';
import { fetchPageRow, type PageRow } from '#data/pages/pages.ts';
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
    isBlank: (draft) => isSameValue(draft, DEFAULTS),
    check: (draft) => draftProblem(draft, kind),
    merge: (...versions) => mergeDrafts(folder, ...versions),
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
  return slug !== null && !isPageSlug(kind, slug) ? staff.pages.addressRule : '';
}

export const isPageDraft = (found: unknown): found is PageDraft => isShapedLike(DEFAULTS, found);

/** Under which name the device keeps it and colleagues see it open, before and after its first change. */
export const thingOf = ({ kind, key, language }: PageName) =>
  `page:${kind}:${key}${language && `:${language}`}`;

/** The saver of an open page, with what this device keeps of it. */
export function usePageSaver(
  name: PageName,
  row: PageRow | null,
  folder: Folder,
  { place, left }: OpenedDrafts<PageDraft>,
) {
  const queries = useQueryClient();
  const { kind, key, language } = name;
  const [saver] = useState(() => {
    const machine = pageMachine(folder, kind);
    const saver: Saver<PageDraft, PageRow> = createSaver({
      ...{ machine, place },
      initial: machine.open(row, left, { id: thingOf(name), isOnline: navigator.onLine }),
      write: (draft, version) => {
        const { saved } = saver.state.get();
        const fields = rowOf(draft);
        return saved ? savePage(saved.id, version, fields) : startFolderPage(name, fields);
      },
      load: async () => {
        const found = await fetchPageRow(kind, key, language);
        if (!found) throw new DataError('not-found');
        return found.page;
      },
      onSaved(page) {
        const { queryKey } = openPage(name);
        queries.setQueryData(queryKey, (known) => ({
          ...{ published: null, scheduled: null, change: null },
          ...known,
          page,
        }));
        // The sidebar counts what waits.
        void queries.invalidateQueries({ queryKey: pageStates.queryKey });
      },
    });
    return saver;
  });
  useSaver(saver);
  const { data } = useQuery(openPage(name));
  const seen = data === undefined ? undefined : (data?.page ?? null);
  // Versions that a colleague or another tab saved; the newest is kept for offline use.
  useEffect(() => {
    if (seen === undefined) return;
    if (seen) saver.dispatch({ type: 'seen', saved: seen });
    const copy: KeptPage = { kind, key, language, row: seen, version: seen?.version ?? 0 };
    void keepCopy(keptName({ key, language }), copy);
  }, [saver, seen, kind, key, language]);
  return saver;
}

export type PageSaver = ReturnType<typeof usePageSaver>;
