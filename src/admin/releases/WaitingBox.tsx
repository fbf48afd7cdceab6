import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useNames } from '#admin/queries/people.ts';
import { buttonClass } from '#admin/ui/Button.tsx';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { describeStep, stepShare } from '#domain/releases/release-progress.ts';
import { staff } from '#languages/staff.ts';
import { readStored, writeStored } from '#stores/device-storage.ts';
import { type Publication, usePublication } from './use-publication.ts';

/** How tall the box was in this browser: so much room it has before it is there, or what stands above would move. */
const HEIGHT = 'waiting-box-height';

/** In the sidebar: what is live and what waits. */
export function WaitingBox() {
  const publication = usePublication();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) writeStored(HEIGHT, String(box.current.offsetHeight));
  });
  if (!publication.isKnown) return <div style={{ minHeight: Number(readStored(HEIGHT)) }} />;
  return (
    <section
      ref={box}
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

/** The next step towards an up-to-date site. A build without an answer ends by itself after 15 minutes. */
export function GoLive({ publication }: { publication: Publication }) {
  const { running, isLate, failed, count } = publication;
  if (running) {
    return isLate ? <p className="text-note text-soft">{staff.goingLive.takesLong}</p> : null;
  }
  if (count === 0 && !failed) return null;
  return <ReviewLink />;
}

export function ReviewLink() {
  return (
    <Link to={STAFF.publish} className={buttonClass('secondary', 'w-full whitespace-nowrap px-2!')}>
      {staff.goingLive.reviewAndPublish}
    </Link>
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
        <StepBar share={stepShare(running)} />
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
          text={staff.goingLive.lastPublished(firstName ? staff.screens.by(firstName) : '')}
          parts={{ time: <RelativeTime at={publishedAt} /> }}
        />
      </p>
      {lastLive?.message && <p className="whitespace-pre-line break-words">{lastLive.message}</p>}
    </div>
  );
}

/** For sighted people: the line above says the same. @param share from 0 to 1; null when unknown. */
export function StepBar({ share }: { share: number | null }) {
  const isOnline = useIsOnline();
  return (
    <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-shade">
      {share === null ? (
        <div className={`h-full w-1/3 rounded-full bg-brass ${isOnline ? 'progress' : ''}`} />
      ) : (
        <div className="h-full rounded-full bg-brass" style={{ width: `${share * 100}%` }} />
      )}
    </div>
  );
}

function headline({ running, failed, count, isCurrent }: Publication): string {
  if (running) return staff.screens.publishing;
  if (failed) return staff.goingLive.publishingFailed;
  if (count > 0) return staff.goingLive.countWaiting(staff.screens.changeCount(count));
  return isCurrent ? staff.goingLive.everythingIsLive : staff.goingLive.notKnownNow;
}

function toneOf({ running, failed, isLate, count, isCurrent }: Publication): Tone {
  if (failed || isLate) return 'bad';
  if (running || count > 0) return 'waiting';
  return isCurrent ? 'good' : 'empty';
}
