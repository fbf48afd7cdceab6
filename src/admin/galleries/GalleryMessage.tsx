import { useGoingLiveMessage } from '#admin/releases/use-going-live-message.tsx';
import { StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { useOpenGallery } from './gallery-context.ts';
import type { GalleryPublishing } from './use-gallery-publishing.ts';
import type { GalleryStatus } from './use-gallery-status.ts';

/** Under the bar: what went wrong, what was kept, and what can be done about it. */
export function GalleryMessage(props: { status: GalleryStatus; publishing: GalleryPublishing }) {
  const { failure, dismissFailure } = useOpenGallery().changes;
  const goingLive = useGoingLiveMessage(props);
  const failed = failure && {
    tone: 'bad' as const,
    title: 'Not done.',
    text: `${failure} Everything else is as it was.`,
    actions: [{ label: 'Close', onClick: dismissFailure }],
  };
  return <StatusBanner message={failed || goingLive} />;
}
