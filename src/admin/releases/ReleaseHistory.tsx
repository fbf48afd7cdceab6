import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNames } from '#admin/queries/people.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { releaseHistory, returnEffects } from '#admin/queries/waiting.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading, LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import {
  type PastRelease,
  type ReturnEffect,
  returnToRelease,
} from '#data/releases/release-history.ts';
import { changeTitle } from '#domain/releases/change-title.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { site } from '#site';
import type { Publication } from './use-publication.ts';

export function ReleaseHistory({ publication }: { publication: Publication }) {
  const history = useInfiniteQuery(releaseHistory);
  useNewest(publication);
  const [target, setTarget] = useState<PastRelease | null>(null);
  const releases = history.data?.pages.flat() ?? [];
  if (history.isSuccess && releases.length === 0) return null;
  return (
    <section aria-label={staff.releases.earlier} className="grid justify-items-start gap-4">
      <h3 className="font-semibold text-control">{staff.releases.earlier}</h3>
      <Loading what={staff.releases.theEarlierReleases} query={history} />
      {releases.length > 0 && (
        <div className="w-full">
          <List label={staff.releases.earlierReleases}>
            {releases.map((release) => (
              <PastRow key={release.id} release={release} onReturn={() => setTarget(release)} />
            ))}
          </List>
        </div>
      )}
      {history.hasNextPage && (
        <Button isPending={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {staff.releases.showOlderOnes}
        </Button>
      )}
      {target && <ReturnDialog release={target} onClose={() => setTarget(null)} />}
    </section>
  );
}

/** Refetches the history when the newest release has moved on. */
function useNewest({ running, failed, lastLive }: Publication): void {
  const queries = useQueryClient();
  const stand = [running?.id, running?.status, failed?.id, lastLive?.id].join(' ');
  const [known, setKnown] = useState(stand);
  useEffect(() => {
    if (known === stand) return;
    setKnown(stand);
    void queries.invalidateQueries({ queryKey: releaseHistory.queryKey });
  }, [known, stand, queries]);
}

function PastRow({ release, onReturn }: { release: PastRelease; onReturn: () => void }) {
  const nameOf = useNames();
  const name =
    nameOf(release.requestedBy) ??
    (release.requestedBy ? staff.releases.somebody : staff.releases.byItself);
  const at = release.finishedAt ?? release.requestedAt;
  const when = formatDateTime(at, site.timeZone);
  const isFailed = release.status === 'failed';
  return (
    <Row
      title={
        <>
          <span className="font-semibold">{name}</span>: {whatChanged(release)}
        </>
      }
      end={
        <div className="justify-self-start sm:justify-self-end">
          {release.isLive && <Chip tone="good">{staff.releases.liveNow}</Chip>}
          {isFailed && <Chip tone="bad">{staff.releases.failed}</Chip>}
          {(release.status === 'queued' || release.status === 'building') && (
            <Chip tone="waiting">{staff.releases.underWay}</Chip>
          )}
          {release.canReturn && (
            <Button
              kind="quiet"
              aria-label={staff.releases.goBackHereNamed(when)}
              onClick={onReturn}
            >
              {staff.releases.goBackHere}
            </Button>
          )}
        </div>
      }
    >
      <RelativeTime at={at} />
      {isFailed && (
        <span className="block">{staff.releases.notPublishedBecause(release.message)}</span>
      )}
      {!isFailed && release.message && (
        <span className="block whitespace-pre-line">{release.message}</span>
      )}
    </Row>
  );
}

/** 'Oak or walnut?, Walnut kitchen and 3 more'. */
function whatChanged({ changes, returnsTo }: PastRelease): string {
  if (changes.is_first) return staff.releases.firstRelease;
  if (changes.total === 0) return staff.releases.builtAgain;
  const names = changes.first.slice(0, 3).map(({ entity, title, action }) => {
    const verb = action === 'unpublished' || action === 'deleted' ? staff.releases.takenOff : '';
    return `${changeTitle(entity, title) || staff.screens.untitled}${verb}`;
  });
  const more = changes.total - names.length;
  const list = more > 0 ? staff.releases.namesAndMore(names.join(', '), more) : names.join(', ');
  return returnsTo === null ? list : staff.releases.backToEarlier(list);
}

const EFFECTS: Record<ReturnEffect['effect'], MessageKey<'releases'>> = {
  changes: 'comeBackChanged',
  returns: 'comeBack',
  leaves: 'becomeDrafts',
  stays: 'keepTheirFile',
  lost: 'cantComeBack',
};

function ReturnDialog({ release, onClose }: { release: PastRelease; onClose: () => void }) {
  const effects = useQuery(returnEffects(release.id));
  const returning = useDataChange({
    run: (seenVersion: number) => returnToRelease(release.id, seenVersion),
    changes: ['posts', 'galleries', 'pages', 'media', 'releases'],
  });
  const when = formatDateTime(release.finishedAt ?? release.requestedAt, site.timeZone);
  const found = effects.data ?? [];
  const [first] = found;
  const isOutdated = returning.isError && !effects.isFetching;
  return (
    <Dialog isOpen title={staff.releases.askGoBack} width="wide" onClose={onClose}>
      <p>{staff.releases.goBackHint(when)}</p>
      {effects.isPending && <Spinner label={staff.releases.checkingWhatGoesBack} />}
      {effects.isError && <LoadingFailed what={staff.releases.changesSinceThen} query={effects} />}
      {effects.isSuccess && !first && <p>{staff.releases.nothingToGoBack}</p>}
      <Effects effects={found} />
      {first && <p className="text-soft">{staff.releases.goBackLosesNothing}</p>}
      <ChangeFailed change={returning} />
      <DialogActions>
        <Button onClick={onClose}>{first ? staff.common.cancel : staff.common.close}</Button>
        {isOutdated && (
          <Button
            onClick={() => {
              returning.reset();
              void effects.refetch();
            }}
          >
            {staff.releases.lookAgain}
          </Button>
        )}
        {first && !isOutdated && (
          <Button
            kind="primary"
            isPending={returning.isPending}
            onClick={() => returning.mutate(first.seen_version, { onSuccess: onClose })}
          >
            {returning.isPending ? staff.releases.goingBack : staff.releases.goBack}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Effects({ effects }: { effects: readonly ReturnEffect[] }) {
  const byKind = Object.groupBy(effects, ({ effect }) => effect);
  return (Object.keys(EFFECTS) as ReturnEffect['effect'][]).map(
    (kind) =>
      byKind[kind] && (
        <div key={kind}>
          <p className="font-semibold">{staff.releases[EFFECTS[kind]]}</p>
          <ul className="mt-1 list-disc ps-5">
            {byKind[kind].map(({ entity, entity_id, title, refused }) => (
              <li key={`${entity} ${entity_id}`} className="wrap-anywhere">
                {changeTitle(entity, title) || staff.screens.untitled}
                {refused > 0 && (
                  <span className="text-caution">
                    : {staff.releases.refused(staff.screens.photographCount(refused))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}
