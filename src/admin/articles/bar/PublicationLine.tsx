import { useArrival } from '#admin/articles/jump-to.ts';
import { StateChip } from '#admin/articles/StateChip.tsx';
import { PageLink } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import {
  PUBLICATION_STATUS_LABELS,
  type PublicationStatus,
} from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';
import type { BarProps } from './use-article-bar.ts';

/** Where the article stands for visitors, and the way to the page once it is there. */
export function PublicationLine({ bar: { status, publishing } }: BarProps) {
  const cameFrom = useArrival();
  const { isSending } = publishing;
  const shown = isSending ? 'publishing' : status.status;
  return (
    <>
      {shown && <StateChip state={shown} at={status.scheduledAt} />}
      {shown !== 'scheduled' && status.scheduledAt && (
        <span className="text-note text-soft">
          <RichText
            text={staff.articles.aChangeGoesLive}
            parts={{ time: <RelativeTime at={status.scheduledAt} /> }}
          />
        </span>
      )}
      <p role="status" className="sr-only">
        {shown && announcement(shown)}
      </p>
      {status.address && !isSending && <PageLink address={status.address} cameFrom={cameFrom} />}
    </>
  );
}

/** Read out once per change; typing into a live article is none. */
function announcement(status: PublicationStatus): string {
  if (status === 'live' || status === 'live_with_changes') return staff.articles.liveForVisitors;
  return staff.screens[PUBLICATION_STATUS_LABELS[status]].replace('…', '');
}
