import { useEffect, useRef } from 'react';
import { useNames } from '#admin/queries/people.ts';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { describeStep, stepShare } from '#domain/releases/release-progress.ts';
import { staff } from '#languages/staff.ts';
import { readStored, writeStored } from '#stores/device-storage.ts';
import { GoLive } from './GoLive.tsx';
import { ProgressBar } from './ProgressBar.tsx';
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

function headline({ running, failed, count, isCurrent }: Publication): string {
  if (running) return staff.goingLive.publishing;
  if (failed) return staff.goingLive.publishingFailed;
  if (count > 0) return staff.goingLive.countWaiting(staff.screens.changeCount(count));
  return isCurrent ? staff.goingLive.everythingIsLive : staff.goingLive.notKnownNow;
}

function toneOf({ running, failed, isLate, count, isCurrent }: Publication): Tone {
  if (failed || isLate) return 'bad';
  if (running || count > 0) return 'waiting';
  return isCurrent ? 'good' : 'empty';
}
