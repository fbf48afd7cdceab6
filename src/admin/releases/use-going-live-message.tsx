import { useDataChange } from '#admin/queries/use-data-change.ts';
import { headlineOf } from '#admin/ui/feedback/headline-of.ts';
import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { requestRelease } from '#data/releases/releases.ts';
import type { PublicationStatus } from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';
import type { GoingLive } from './use-going-live.ts';
import type { Publication } from './use-publication.ts';

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
          : { label: staff.releases.tryAgain, onClick: publishing.retry },
        { label: staff.releases.close, kind: 'quiet', onClick: publishing.dismiss },
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
          label: staff.releases.tryAgain,
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
