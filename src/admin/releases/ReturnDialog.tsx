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
import { changeTitle } from '#domain/pages/folder-page.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { site } from '#site';

const EFFECTS: Record<ReturnEffect['effect'], string> = {
  changes: 'These look as they did then:',
  returns: 'These come back to the site:',
  leaves: 'These leave the site and are drafts again:',
  lost: 'These can’t come back, because they have been deleted for good:',
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
    <Dialog isOpen title="Go back to this release?" width="wide" onClose={onClose}>
      <p>The website goes back to how visitors saw it on {when}.</p>
      {effects.isPending && <Spinner label="Looking at what goes back" />}
      {effects.isError && <LoadingFailed what="The changes since then" query={effects} />}
      {effects.isSuccess && !first && (
        <p>Visitors see exactly that already, so there is nothing to take back.</p>
      )}
      <Effects effects={found} />
      {first && (
        <p className="text-soft">
          Nothing that you or others wrote is lost: what is newer waits under Publish until somebody
          wants it, and you can come back to today’s release the same way. A picture whose file was
          exchanged keeps the new one.
        </p>
      )}
      <ChangeFailed change={returning} />
      <DialogActions>
        <Button onClick={onClose}>{first ? 'Cancel' : 'Close'}</Button>
        {isOutdated && (
          <Button
            onClick={() => {
              returning.reset();
              void effects.refetch();
            }}
          >
            Look again
          </Button>
        )}
        {first && !isOutdated && (
          <Button
            kind="primary"
            isPending={returning.isPending}
            onClick={() => returning.mutate(first.seen_version, { onSuccess: onClose })}
          >
            {returning.isPending ? 'Going back…' : 'Go back'}
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
          <p className="font-semibold">{EFFECTS[kind]}</p>
          <ul className="mt-1 list-disc pl-5">
            {byKind[kind].map(({ entity, entity_id, title }) => (
              <li key={`${entity} ${entity_id}`} className="wrap-anywhere">
                {changeTitle(entity, title) || 'Untitled'}
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}
