import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { openPage } from '#admin/queries/pages.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { useGoingLive } from '#admin/releases/use-going-live.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { DataError } from '#data/errors.ts';
import {
  discardPageChanges,
  publishPage,
  unpublishPage,
  unschedulePage,
} from '#data/pages/page-changes.ts';
import { bringBackPage, restorePageRevision } from '#data/pages/page-revisions.ts';
import { fetchPage, type PageRow } from '#data/pages/pages.ts';
import { isOnSite, publicationStatus } from '#domain/articles/publication-status.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';

/** What was done to the page as a whole, for as long as it can be taken back in one press. */
interface Exchange {
  sentence: string;
  /** Revision of the page as it was before. */
  revision: string;
}

const nothing = () => staff.pages.nothingToPublish;

/** Publishes, schedules and removes the page, and replaces it by an earlier state. */
export function usePageChanges() {
  const { saver, problems, forget } = useOpenPage();
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const saved = saver.state.get().saved;

  /** @returns whether it was approved; why it could not be saved stands in the bar already. */
  async function approve(at?: Date): Promise<boolean> {
    // Saved first: a newer version takes away what was said about the one before.
    const row = await saver.saveAll();
    if (!row && !saver.hasChanges()) throw new DataError('invalid', { message: nothing() });
    if (!row) return false;
    const [problem, ...others] = problems.filter(({ level }) => level === 'must');
    if (problem) {
      const more = others.length > 0 ? staff.pages.moreToFix(others.length) : '';
      throw new DataError('invalid', { message: `${problem.text}${more}` });
    }
    await publishPage(row.id, row.version, at);
    return true;
  }

  const withdraw = async (from: (id: string) => Promise<unknown>) => {
    const row = saver.state.get().saved;
    if (row) await from(row.id);
  };

  const going = useGoingLive(
    'pages',
    {
      publish: { approve: () => approve(), approved: staff.pages.approvedForVisitors },
      remove: { approve: () => withdraw(unpublishPage), approved: staff.pages.approvedForRemoval },
    },
    saved?.version ?? 0,
  );

  /** Saves what is typed first, so that each exchange can be undone. */
  async function replace(sentence: string, by: (row: PageRow) => Promise<string>) {
    const row = await saver.saveAll();
    if (!row) throw new DataError('unavailable', { message: staff.pages.saveYourChangesFirst });
    const revision = await by(row);
    const { page: stored } = await fetchPage(row.id);
    saver.dispatch({ type: 'replaced', saved: stored, keptAt: Date.now() });
    forget();
    setExchange({ sentence, revision });
  }

  const changes = ['pages'] as const;
  return {
    ...going,
    exchange,
    forgetExchange: () => setExchange(null),
    scheduling: useDataChange({ run: (at: Date) => approve(at), changes }),
    unscheduling: useDataChange<undefined>({ run: () => withdraw(unschedulePage), changes }),
    discarding: useDataChange<void>({
      run: () =>
        replace(staff.pages.changesDiscarded, (row) => discardPageChanges(row.id, row.version)),
      changes,
    }),
    restoring: useDataChange({
      run: ({ id, sentence }: { id: string; sentence: string }) =>
        replace(sentence, (row) => restorePageRevision(id, row.version)),
      changes,
    }),
    undoing: useDataChange({
      run: ({ revision }: Exchange) =>
        replace(staff.pages.asItWas, (row) => bringBackPage(revision, row)),
      changes,
    }),
  };
}

export type PageChangesState = ReturnType<typeof usePageChanges>;

/** Where the open page stands for its visitors, counting what is typed but not saved yet. */
export function usePageStatus() {
  const { name, state, draft, saver, page, isOfFolder } = useOpenPage();
  const publication = usePublication();
  const { data } = useQuery(openPage(name));
  const { published = null, scheduled = null, change = null } = data ?? {};
  const isAsItCame = isOfFolder && published === null && isSameValue(draft, DEFAULTS);
  const typed = (state.saved?.version ?? 0) + (saver.hasChanges() ? 1 : 0);
  const version = isAsItCame ? 0 : typed;
  const isUnderWay = change !== null && change.version > publication.liveVersion;
  const overFolder = version > 0 ? 'live_with_changes' : 'live';
  const status =
    isOfFolder && published === null && !isUnderWay
      ? overFolder
      : publicationStatus(
          {
            version,
            published: published && {
              version: published.version,
              publishedAt: new Date(published.published_at),
            },
            change: change && { ...change, at: new Date(change.at) },
            liveVersion: publication.liveVersion,
            comingVersion: publication.comingVersion,
          },
          new Date(),
        );
  const planned = [
    { at: published?.published_at, version: published?.version ?? 0 },
    { at: scheduled?.publish_at, version: scheduled?.version ?? 0 },
  ].find(({ at }) => at !== undefined && Date.parse(at) > Date.now());
  const slug = published?.slug ?? (isOfFolder ? page.slug : '');
  const isHidden = published?.hidden ?? false;
  return {
    status: publication.isKnown && data !== undefined ? status : null,
    published,
    publication,
    isAsItCame,
    isHidden,
    hasNewer: (published !== null || isOfFolder) && version > (published?.version ?? 0),
    /** When the page, or a change to it, is to go live, ISO 8601. */
    scheduledAt: planned?.at ?? null,
    address:
      publication.isSettled && isOnSite(status) && !isHidden && name.kind !== 'not-found'
        ? pathOfPage(name.language, { kind: name.kind, slug })
        : null,
  };
}

export type PageStatus = ReturnType<typeof usePageStatus>;
