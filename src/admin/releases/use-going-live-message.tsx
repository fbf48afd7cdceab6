import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { requestRelease } from '#data/releases/releases.ts';
import type { PublicationStatus } from '#domain/articles/publication-status.ts';
import type { GoingLive } from './use-going-live.ts';
import type { Publication } from './use-publication.ts';

const STILL_BEFORE = 'Visitors still see the site as it was before.';

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
  if (publishing.isSending) return null;
  if (publishing.failure) {
    const { title, reason, code } = publishing.failure;
    return {
      tone: 'bad',
      title: `${title}.`,
      text: `${reason} ${STILL_BEFORE}`,
      actions: [
        fix && code === 'invalid'
          ? { label: 'Fix', onClick: fix }
          : { label: 'Try again', onClick: publishing.retry },
        { label: 'Close', kind: 'quiet', onClick: publishing.dismiss },
      ],
    };
  }
  if (status.status === 'approved' || status.status === 'still_on_site') {
    return {
      tone: 'bad',
      title: publication.failed ? 'The site could not be built.' : 'Approved, but not released.',
      text: `${release.error?.message ?? publication.failed?.message ?? ''} ${STILL_BEFORE}`,
      actions: [
        { label: 'Try again', isPending: release.isPending, onClick: () => release.mutate() },
      ],
    };
  }
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  if (isUnderWay && publication.isLate) {
    return {
      tone: 'caution',
      title: 'Publishing takes longer than usual.',
      text: `${STILL_BEFORE} If nothing comes back within 15 minutes, you can try again here.`,
    };
  }
  return null;
}
