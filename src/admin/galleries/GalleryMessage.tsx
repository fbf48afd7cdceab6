import type { ReactNode } from 'react';
import { useRequestRelease } from '#admin/publish/use-request-release.ts';
import { Button } from '#admin/ui/Button.tsx';
import { useDesk } from './gallery-context.ts';
import type { GalleryPublishing } from './use-gallery-publishing.ts';
import type { GalleryStanding } from './use-gallery-standing.ts';

interface GalleryMessageProps {
  standing: GalleryStanding;
  publishing: GalleryPublishing;
}

interface Message {
  tone: 'bad' | 'caution';
  title: string;
  text: string;
  actions?: ReactNode;
}

/** Under the bar: what went wrong, what was kept, and what can be done about it. */
export function GalleryMessage(props: GalleryMessageProps) {
  const failed = useFailedChange();
  const goingLive = useGoingLive(props);
  const message = failed ?? goingLive;
  return (
    <div role="status">
      {message && (
        <div
          className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-2.5 sm:px-8 ${message.tone === 'bad' ? 'bg-bad-shade' : 'bg-caution-shade'}`}
        >
          <p className="min-w-0 max-w-prose">
            <strong className="font-semibold">{message.title}</strong> {message.text}
          </p>
          {message.actions && <div className="flex flex-wrap gap-2">{message.actions}</div>}
        </div>
      )}
    </div>
  );
}

function useFailedChange(): Message | null {
  const { changes } = useDesk();
  if (!changes.failure) return null;
  return {
    tone: 'bad',
    title: 'Not done.',
    text: `${changes.failure} Everything else is as it was.`,
    actions: <Button onClick={changes.dismissFailure}>Close</Button>,
  };
}

function useGoingLive({ standing, publishing }: GalleryMessageProps): Message | null {
  const release = useRequestRelease();
  const { publication } = standing;
  if (publishing.isSending) return null;
  if (publishing.failure) {
    const { title, reason } = publishing.failure;
    return {
      tone: 'bad',
      title: `${title}.`,
      text: `${reason} Visitors still see the site as it was before.`,
      actions: (
        <>
          <Button onClick={publishing.retry}>Try again</Button>
          <Button kind="quiet" onClick={publishing.dismiss}>
            Close
          </Button>
        </>
      ),
    };
  }
  if (standing.standing === 'approved' || standing.standing === 'still_on_site') {
    return {
      tone: 'bad',
      title: publication.failed ? 'The site could not be built.' : 'Approved, but not released.',
      text: `${release.error?.message ?? publication.failed?.message ?? ''} Visitors still see the site as it was before.`,
      actions: (
        <Button isPending={release.isPending} onClick={() => release.mutate()}>
          Publish the site
        </Button>
      ),
    };
  }
  const isUnderWay = standing.standing === 'publishing' || standing.standing === 'removing';
  if (isUnderWay && publication.isLate) {
    return {
      tone: 'caution',
      title: 'Publishing takes longer than usual.',
      text: 'Visitors still see the site as it was before. If nothing comes back within 15 minutes, you can try again here.',
    };
  }
  return null;
}
