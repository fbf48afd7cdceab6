import { useQuery } from '@tanstack/react-query';
import { RevisionRow } from '#admin/articles/versions/RevisionRow.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { pageRevision, pageRevisions } from '#admin/queries/pages.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { formatRelative } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { differencesOf } from '#sections/describe-changes.ts';
import { site } from '#site';
import type { PageChangesState } from './use-page-changes.ts';

interface PageRevisionsProps {
  changes: PageChangesState;
  onClose: () => void;
}

/** Earlier states of the page, each of which can be compared and brought back. */
export function PageRevisions(props: PageRevisionsProps) {
  return (
    <Dialog isOpen title={staff.pages.revisions} width="wide" onClose={props.onClose}>
      <Revisions {...props} />
    </Dialog>
  );
}

const REASONS = {
  publish: 'wasPublished',
  discard: 'discarded',
  restore: 'replaced',
} as const;

function Revisions({ changes: { restoring }, onClose }: PageRevisionsProps) {
  const { state, page, isOfFolder, change } = useOpenPage();
  const revisions = useQuery(pageRevisions(state.saved?.id ?? ''));
  if (!revisions.data) {
    return (
      <Loading
        label={staff.pages.fetchingTheRevisions}
        what={staff.pages.theRevisions}
        query={revisions}
      />
    );
  }
  return (
    <>
      <p className="text-soft">{staff.pages.revisionsExplained}</p>
      <ChangeFailed change={restoring} />
      {revisions.data.length === 0 && !isOfFolder && <p>{staff.pages.noEarlierState}</p>}
      {(revisions.data.length > 0 || isOfFolder) && (
        <ul className="divide-y divide-line border-line border-y">
          {revisions.data.map((revision) => (
            <RevisionRow
              key={revision.id}
              revision={revision}
              name={page.title}
              reason={{
                tone: revision.reason === 'discard' ? 'empty' : 'plain',
                words: revision.reason === 'save' ? '' : staff.pages[REASONS[revision.reason]],
              }}
              look={staff.pages.compare}
              isPending={restoring.isPending && restoring.variables.id === revision.id}
              onRestore={() => {
                const when = formatRelative(revision.createdAt, Date.now(), site.timeZone);
                restoring.mutate(
                  { id: revision.id, sentence: staff.pages.stateRestored(when) },
                  { onSuccess: onClose },
                );
              }}
            >
              <Comparison id={revision.id} />
            </RevisionRow>
          ))}
          {isOfFolder && (
            <li className="flex flex-wrap items-center justify-between gap-3 py-3">
              <RichText
                text={staff.pages.asTheSiteCameRow}
                parts={{
                  button: (
                    <Button
                      onClick={() => {
                        change(staff.pages.wholePageAsTheSiteCame, () => DEFAULTS);
                        onClose();
                      }}
                    >
                      <RichText
                        text={staff.pages.restoreAsTheSiteCame}
                        parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                      />
                    </Button>
                  ),
                }}
              />
            </li>
          )}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>{staff.pages.close}</Button>
      </DialogActions>
    </>
  );
}

/** What would come back, and what would go. */
function Comparison({ id }: { id: string }) {
  const { folder, draft } = useOpenPage();
  const revision = useQuery(pageRevision(id));
  if (!revision.data) {
    return (
      <Loading
        label={staff.pages.fetchingTheRevision}
        what={staff.pages.theDifferences}
        query={revision}
      />
    );
  }
  // Its address stays as it is.
  const earlier = { ...draftOf(revision.data as PageRow), slug: draft.slug };
  const differences = differencesOf(folder, draft, earlier);
  return (
    <section
      aria-label={staff.pages.whatRestoringWouldChange}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
      tabIndex={0}
      className="grid max-h-80 gap-2 overflow-y-auto rounded-lg border border-line bg-paper p-3.5"
    >
      <p className="text-note text-soft">
        {differences.length === 0 ? (
          staff.pages.isLikeThisNow
        ) : (
          <RichText
            text={staff.pages.restoringMarksExplained}
            parts={{
              del: (words) => <del className="bg-bad-shade text-bad">{words}</del>,
              ins: (words) => <ins className="bg-good-shade text-good">{words}</ins>,
            }}
          />
        )}
      </p>
      {differences.map(({ name, before, after }) => (
        <div key={name}>
          <p className="text-note text-soft">{name}</p>
          <Differences before={before} after={after} />
        </div>
      ))}
    </section>
  );
}
