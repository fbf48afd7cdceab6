import { StateChip } from '#admin/articles/StateChip.tsx';
import type { StandingFound } from '#admin/articles/use-publication-status.ts';
import { PageLink } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';

interface StandingLineProps {
  /** See `useCameFrom`. */
  cameFrom: string | null;
  standing: StandingFound;
  /** Publish was pressed and the server has not answered yet. */
  isSending: boolean;
}

/** Where the article stands for visitors, and the way to the page once it is there. */
export function StandingLine({ standing, isSending, cameFrom }: StandingLineProps) {
  const shown = isSending ? 'publishing' : standing.standing;
  return (
    <>
      {shown && <StateChip state={shown} at={standing.scheduledAt} />}
      {shown !== 'scheduled' && standing.scheduledAt && (
        <span className="text-note text-soft">
          A change goes live <RelativeTime at={standing.scheduledAt} />
        </span>
      )}
      <p role="status" className="sr-only">
        {shown && ANNOUNCEMENTS[shown]}
      </p>
      {standing.address && !isSending && (
        <PageLink address={standing.address} cameFrom={cameFrom} />
      )}
    </>
  );
}

/** Read out once per change; typing into a live article is none. */
const ANNOUNCEMENTS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live: visitors have this article',
  live_with_changes: 'Live: visitors have this article',
  archived: 'Archived',
  publishing: 'Publishing',
  approved: 'Not on the site yet',
  removing: 'Coming off the site',
  still_on_site: 'Still on the site',
};
