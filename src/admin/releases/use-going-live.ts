import { useEffect, useEffectEvent, useState } from 'react';
import type { Entity } from '#admin/queries/entities.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { headlineOf } from '#admin/ui/feedback/headline-of.ts';
import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { fetchContentVersion, requestRelease } from '#data/releases/releases.ts';
import type { PublicationStatus } from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';
import { type Publication, usePublication } from './use-publication.ts';

type Wanted = 'publish' | 'remove';

interface Approval {
  /** @returns false when there is nothing to release. */
  approve: () => Promise<unknown>;
  /** What has come of it, should the site not be built: 'Approved for visitors'. */
  approved: string;
}

/** Publishes something or takes it off, and requests a release. */
export function useGoingLive(
  entity: Entity,
  approvals: Readonly<Record<Wanted, Approval>>,
  /** Of the working copy: what the server objected to may be mended in another one. */
  version: number,
) {
  const { liveVersion } = usePublication();
  const [title, setTitle] = useState('');
  const change = useDataChange({
    run: async (wanted: Wanted) => {
      const { approve, approved } = approvals[wanted];
      setTitle(wanted === 'publish' ? staff.releases.notPublished : staff.releases.notTakenOffSite);
      if ((await approve()) === false) return;
      setTitle(staff.releases.approvedButNotBegun(approved));
      // Visitors may have all of it already.
      if ((await fetchContentVersion()) > liveVersion) await requestRelease();
    },
    changes: [entity, 'releases'],
  });
  const forgive = useEffectEvent(() => {
    if (change.error?.code === 'invalid') change.reset();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it changes is all that counts.
  useEffect(() => forgive(), [version]);
  return {
    send: (wanted: Wanted) => {
      if (!change.isPending) change.mutate(wanted);
    },
    /** Tries once more what failed. */
    retry: () => change.mutate(change.variables ?? 'publish'),
    dismiss: change.reset,
    isSending: change.isPending,
    /** What is on its way to the server; null for nothing. */
    sending: change.isPending ? change.variables : null,
    /** `title` is what is so once nobody has to doubt what came of it. */
    failure: change.error && { title, error: change.error },
  };
}

export type GoingLive = ReturnType<typeof useGoingLive>;

interface Going {
  status: { status: PublicationStatus | null; publication: Publication };
  publishing: GoingLive;
}

/** What keeps an article or a gallery, or its removal, from visitors. @param fix leads to what the server objects to. */
export function useGoingLiveMessage(
  { status, publishing }: Going,
  fix?: () => void,
): Message | null {
  const release = useDataChange<void, unknown>({ run: requestRelease, changes: ['releases'] });
  const { publication } = status;
  // After a look that got no answer nobody knows: a release that was silent may have gone live.
  const stillBefore = publication.isCurrent ? staff.releases.visitorsSeeOldSite : '';
  const isWaiting = status.status === 'approved' || status.status === 'still_on_site';
  if (publishing.isSending) return null;
  if (publishing.failure) {
    const { title, error } = publishing.failure;
    // Without an answer nobody knows what became of it, until it is seen to wait.
    const isOld = !error.isUnknown || isWaiting;
    return {
      tone: 'bad',
      title: `${isWaiting ? title : headlineOf(error, title)}.`,
      text: isOld ? `${error.message} ${stillBefore}` : error.message,
      actions: [
        fix && error.code === 'invalid'
          ? { label: staff.releases.fix, onClick: fix }
          : { label: staff.common.tryAgain, onClick: publishing.retry },
        { label: staff.common.close, kind: 'quiet', onClick: publishing.dismiss },
      ],
    };
  }
  if (isWaiting) {
    return {
      tone: 'bad',
      title: publication.failed
        ? staff.releases.publishingFailed
        : staff.releases.approvedButNotReleased,
      text: `${release.error?.message ?? publication.failed?.message ?? ''} ${stillBefore}`,
      actions: [
        {
          label: staff.common.tryAgain,
          isPending: release.isPending,
          onClick: () => release.mutate(),
        },
      ],
    };
  }
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  if (isUnderWay && publication.isLate) {
    return {
      tone: 'caution',
      title: staff.releases.publishingTakesLong,
      text: staff.releases.tryAgainLater(stillBefore),
    };
  }
  return null;
}
