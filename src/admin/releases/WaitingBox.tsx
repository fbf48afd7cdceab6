import { useNames } from '#admin/queries/people.ts';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { describeStep, stepShare } from '#domain/releases/release-progress.ts';
import { staff } from '#languages/staff.ts';
import { GoLive } from './GoLive.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { type Publication, usePublication } from './use-publication.ts';

/** In the sidebar: what is live and what waits. */
export function WaitingBox() {
  const publication = usePublication();
  if (!publication.isKnown) return null;
  return (
    <section
      aria-label={staff.goingLive.goingLive}
      className="grid gap-2.5 rounded-xl border border-line bg-panel p-3.5"
    >
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Dot tone={toneOf(publication)} />
        {headline(publication)}
      </p>
      <LastPublished publication={publication} />
      <GoLive publication={publication} />
    </section>
  );
}

/** 'Last published Tuesday, 18:42, by Anna.' */
export function LastPublished({ publication }: { publication: Publication }) {
  const nameOf = useNames();
  const { running, lastLive, publishedAt } = publication;
  if (running) {
    return (
      <div className="text-note text-soft">
        <p className="tabular-nums">{describeStep(running)}</p>
        <ProgressBar share={stepShare(running)} />
      </div>
    );
  }
  if (!publishedAt)
    return <p className="text-note text-soft">{staff.goingLive.nothingHasBeenPublishedYet}</p>;
  const [firstName] = (nameOf(lastLive?.requested_by) ?? '').split(' ');
  return (
    <div className="grid gap-1.5 text-note text-soft">
      <p>
        <RichText
          text={staff.goingLive.lastPublished(firstName ? staff.goingLive.by(firstName) : '')}
          parts={{ time: <RelativeTime at={publishedAt} /> }}
        />
      </p>
      {lastLive?.message && <p className="whitespace-pre-line break-words">{lastLive.message}</p>}
    </div>
  );
}

function headline({ running, failed, count }: Publication): string {
  if (running) return staff.goingLive.publishing;
  if (failed) return staff.goingLive.publishingFailed;
  return count > 0
    ? staff.goingLive.countWaiting(staff.screens.changeCount(count))
    : staff.goingLive.everythingIsLive;
}

function toneOf({ running, failed, isLate, count }: Publication): Tone {
  if (failed || isLate) return 'bad';
  return running || count > 0 ? 'waiting' : 'good';
}
