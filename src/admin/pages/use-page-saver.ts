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
import type { OpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { DataError } from '#data/errors.ts';
import { savePage, startFolderPage } from '#data/pages/page-changes.ts';
import { rowOf } from '#data/pages/page-drafts.ts';
import { fetchPageRow, type PageRow } from '#data/pages/pages.ts';
import type { Folder, PageDraft } from '#domain/pages/draft.ts';
import { pageMachine } from './page-saver.ts';

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
