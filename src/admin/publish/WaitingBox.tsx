import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { useNames } from '#admin/ui/use-names.ts';
import { pluralize } from '#domain/when.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { type Publication, usePublication } from './use-publication.ts';

/** In the sidebar of every screen: what is live and what is not, always, in plain words. */
export function WaitingBox() {
  const publication = usePublication();
  const { isKnown, running, failed } = publication;
  const count = waitingCount(publication);
  if (!isKnown) return null;
  return (
    <section
      aria-label="Going live"
      className="grid gap-2.5 rounded-xl border border-line bg-panel p-3.5"
    >
      <p role="status" className="flex items-center gap-2 font-semibold">
        <span aria-hidden="true" className={`size-2 rounded-full ${dotColour(publication)}`} />
        {headline(publication)}
      </p>
      <LastPublished publication={publication} />
      {!running && (count > 0 || failed) && <ReviewButton publication={publication} />}
    </section>
  );
}

/** How many things are not on the site yet, approved or not. */
export function waitingCount({ waiting, unapproved }: Publication): number {
  const approved = new Set(waiting.map(({ key }) => key));
  return waiting.length + unapproved.filter(({ id }) => !approved.has(`post:${id}`)).length;
}

/** 'Last published Tuesday, 18:42, by Anna.' */
export function LastPublished({ publication }: { publication: Publication }) {
  const nameOf = useNames();
  const { running, lastLive, builtAt } = publication;
  if (running) {
    return (
      <div className="text-note text-soft">
        <p>Visitors see the old site until the new one is complete.</p>
        <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-shade">
          <div className="progress h-full w-1/3 rounded-full bg-brass" />
        </div>
      </div>
    );
  }
  const at = lastLive?.finished_at ?? builtAt;
  if (!at) return <p className="text-note text-soft">Nothing has been published yet.</p>;
  const [firstName] = (nameOf(lastLive?.requested_by) ?? '').split(' ');
  return (
    <p className="text-note text-soft">
      Last published <RelativeTime at={at} />
      {firstName ? `, by ${firstName}` : ''}.
    </p>
  );
}

function headline(publication: Publication): string {
  const count = waitingCount(publication);
  if (publication.running) return 'Publishing…';
  if (publication.failed) return 'Publishing failed';
  return count > 0 ? `${pluralize(count, 'change')} waiting` : 'Everything is live';
}

function dotColour(publication: Publication): string {
  if (publication.failed && !publication.running) return 'bg-bad';
  return publication.running || waitingCount(publication) > 0 ? 'bg-brass' : 'bg-good';
}
