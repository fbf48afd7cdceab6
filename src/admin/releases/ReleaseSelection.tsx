import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { headlineOf } from '#admin/ui/feedback/headline-of.ts';
import { releaseSelection, type ReleaseSelection as Selected } from '#data/releases/releases.ts';
import type { WaitingItem } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';
import { ReleaseChecks, useReleaseChecks } from './ReleaseChecks.tsx';
import { useDiscard } from './use-discard.ts';
import type { Publication } from './use-publication.ts';
import { WaitingRow } from './WaitingRow.tsx';

interface ReleaseSelectionProps {
  items: WaitingItem[];
  publication: Publication;
}

/** Everything that waits, to be included or left out, and the button. */
export function ReleaseSelection({ items, publication }: ReleaseSelectionProps) {
  const { liveVersion, failed, isCurrent } = publication;
  // None is listed while some are counted: the lists are not of one moment. What can be undone stays.
  const isOfOneMoment = items.length > 0 || (publication.count === 0 && isCurrent);
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(new Map());
  const discard = useDiscard(liveVersion);
  const isChosen = ({ key, isChosenAtFirst }: WaitingItem) => answers.get(key) ?? isChosenAtFirst;
  const chosen = items.filter(isChosen);
  const looked = useReleaseChecks(chosen, liveVersion);
  const isBlocked = looked.checks?.some(({ level }) => level === 'must') ?? false;
  // What has not been looked over may have something to mend.
  const isFit = !isBlocked && (chosen.length === 0 || looked.checks !== undefined);
  const count = chosen.length;
  const label =
    count > 0
      ? staff.releases.publishCounted(staff.screens.changeCount(count))
      : staff.releases.buildTheSiteAgain;
  const publishing = useDataChange({
    run: (selected: Selected) => releaseSelection(selected, liveVersion),
    changes: ['posts', 'galleries', 'pages', 'media', 'releases'],
  });

  return (
    <form
      className="grid gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        if (!publishing.isPending && isFit) publishing.mutate(selectionOf(items, chosen));
      }}
    >
      <section aria-label={staff.releases.whatWaitsToGo}>
        <h2 className="font-display text-screen/tight sm:text-sheet/tight">
          {isOfOneMoment && headline(items.length)}
          {!isOfOneMoment &&
            (isCurrent ? staff.releases.checkingWhatIsLive : staff.goingLive.notKnownNow)}
        </h2>
        {isOfOneMoment && <p className="mt-2 text-control text-soft">{hintOf(items)}</p>}
        <UndoCallout discard={discard} />
        {items.length > 0 && (
          <ul className="mt-6 divide-y divide-line border-line border-y">
            {items.map((item) => (
              <WaitingRow
                key={item.key}
                item={item}
                liveVersion={liveVersion}
                isChosen={isChosen(item)}
                onChoose={(wanted) => setAnswers(new Map(answers).set(item.key, wanted))}
                discard={discard}
              />
            ))}
          </ul>
        )}
      </section>
      {chosen.length > 0 && <ReleaseChecks {...looked} />}
      {publishing.isError && (
        <Callout tone="bad" title={headlineOf(publishing.error, staff.releases.notPublished)}>
          {publishing.error.message}
        </Callout>
      )}
      {(items.length > 0 || failed) && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" kind="primary" isPending={publishing.isPending} isIdle={!isFit}>
            {publishing.isPending ? staff.screens.publishing : label}
          </Button>
          <p className="text-note text-soft">
            {isBlocked ? staff.releases.mendMarked : staff.releases.visitorsSeeOldMeanwhile}
          </p>
        </div>
      )}
    </form>
  );
}

function UndoCallout({ discard }: { discard: ReturnType<typeof useDiscard> }) {
  const { discarding, undoing, undo } = discard;
  const error = discarding.error ?? undoing.error;
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {error && (
        <Callout tone="bad" title={headlineOf(error, staff.releases.nothingWasChanged)}>
          {error.message}
        </Callout>
      )}
      {undo && (
        <Callout
          title={undo.sentence}
          actions={
            <Button isPending={undoing.isPending} onClick={() => undoing.mutate(undo)}>
              {staff.screens.undo}
            </Button>
          }
        />
      )}
    </div>
  );
}

function selectionOf(items: readonly WaitingItem[], chosen: readonly WaitingItem[]): Selected {
  const saved = chosen.flatMap((item) => item.saved ?? []);
  const named = (wanted: string) =>
    saved
      .filter(({ entity }) => entity === wanted)
      .map(({ id, version, title }) => ({ id, version, title }));
  return {
    posts: named('post'),
    pages: named('page'),
    pictures: named('media'),
    galleries: saved
      .filter(({ entity }) => entity === 'gallery')
      .map(({ id, version, picturesVersion = 0, title }) => ({
        ...{ id, version, title },
        pictures_version: picturesVersion,
      })),
    left_out: items
      .filter((item) => item.approved && item.canBeLeftOut && !chosen.includes(item))
      .flatMap(({ entity, id }) => (id ? [{ entity, id }] : [])),
  };
}

function hintOf(items: readonly WaitingItem[]): string {
  if (items.length === 0) return staff.releases.nothingWaitingHint;
  // Settings and the menu go together.
  return items.some(({ canBeLeftOut }) => canBeLeftOut)
    ? staff.releases.waitingHint
    : staff.releases.waitingTogetherHint;
}

function headline(count: number): string {
  if (count === 0) return staff.releases.everythingIsLive;
  return staff.releases.waiting(staff.screens.changeCount(count), count === 1);
}
