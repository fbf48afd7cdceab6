import { useQuery } from '@tanstack/react-query';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { returnEffects } from '#admin/queries/waiting.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import {
  type PastRelease,
  type ReturnEffect,
  returnToRelease,
} from '#data/releases/release-history.ts';
import { changeTitle } from '#domain/releases/change-title.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff, type WordKey } from '#languages/staff.ts';
import { site } from '#site';

const EFFECTS: Record<ReturnEffect['effect'], WordKey<'releases'>> = {
  changes: 'comeBackChanged',
  returns: 'comeBack',
  leaves: 'becomeDrafts',
  stays: 'keepTheirFile',
  lost: 'cantComeBack',
};

export function ReturnDialog({ release, onClose }: { release: PastRelease; onClose: () => void }) {
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
        <Button onClick={onClose}>{first ? staff.releases.cancel : staff.releases.close}</Button>
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
            {byKind[kind].map(({ entity, entity_id, title }) => (
              <li key={`${entity} ${entity_id}`} className="wrap-anywhere">
                {changeTitle(entity, title) || staff.releases.untitled}
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}
