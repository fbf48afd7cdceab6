import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNames } from '#admin/queries/people.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { formatDateTime, formatRelative } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import type { StoredDocument } from './document-kind.ts';
import type { DocumentChanges } from './use-document-changes.ts';

interface Revision {
  id: string;
  reason: 'save' | 'publish' | 'discard' | 'restore';
  createdAt: string;
  createdBy: string | null;
}

interface RevisionsDialogProps<One extends Revision> {
  query: ComponentProps<typeof Loading>['query'] & { data: readonly One[] | undefined };
  /** What tells one from the others. */
  nameOf: (revision: One) => ReactNode;
  /** Whether it is what visitors have now. */
  isPublished?: (revision: One) => boolean;
  /** A few words on it; `isSame` where restoring would change nothing. */
  noteOn?: (revision: One) => { isSame: boolean; text: string };
  /** What is shown when it is asked for: see RevisionComparison. */
  compare: (revision: One) => ReactNode;
  changes: Pick<DocumentChanges<StoredDocument>, 'restoring'>;
  onClose: () => void;
  /** Behind the revisions: a state that needs none. */
  children?: ReactNode;
}

/** Earlier states of a document, each of which can be compared and brought back. */
export function RevisionsDialog<One extends Revision>(props: RevisionsDialogProps<One>) {
  const { query, changes, onClose, children } = props;
  const words = staff.documents;
  return (
    <Dialog isOpen title={words.revisions} width="wide" onClose={onClose}>
      <Loading what={words.theRevisions} query={query} />
      {query.data && (
        <>
          <p className="text-soft">{words.revisionsExplained}</p>
          <ChangeFailed change={changes.restoring} />
          {query.data.length === 0 && !children && <p>{words.noEarlierState}</p>}
          {(query.data.length > 0 || children) && (
            <ul className="divide-y divide-line border-line border-y">
              {query.data.map((revision) => (
                <RevisionRow key={revision.id} revision={revision} {...props} />
              ))}
              {children}
            </ul>
          )}
          <DialogActions>
            <Button onClick={onClose}>{staff.common.close}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** An earlier state, which can be looked at and brought back. */
function RevisionRow<One extends Revision>({
  revision,
  ...props
}: RevisionsDialogProps<One> & { revision: One }) {
  const { nameOf, noteOn, compare, onClose } = props;
  const { restoring } = props.changes;
  const [isShown, setShown] = useState(false);
  const words = staff.documents;
  const by = useNames()(revision.createdBy);
  const when = formatDateTime(revision.createdAt, site.timeZone);
  const reason = reasonOf(revision, props.isPublished?.(revision) ?? false);
  const note = noteOn?.(revision);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="font-medium">
            <RelativeTime at={revision.createdAt} />
            {by && staff.screens.by(by)}
          </p>
          <p className="wrap-anywhere text-note text-soft">{nameOf(revision)}</p>
        </div>
        {reason && <Chip tone={reason.tone}>{reason.words}</Chip>}
        <div className="flex gap-2">
          <Button
            aria-expanded={isShown}
            aria-label={`${words.compare}, ${when}`}
            onClick={() => setShown(!isShown)}
          >
            {words.compare}
          </Button>
          {!note?.isSame && (
            <Button
              isPending={restoring.isPending && restoring.variables.id === revision.id}
              aria-label={`${words.restore}, ${when}`}
              onClick={() => {
                const ago = formatRelative(revision.createdAt, Date.now(), site.timeZone);
                restoring.mutate({ id: revision.id, when: ago }, { onSuccess: onClose });
              }}
            >
              {words.restore}
            </Button>
          )}
        </div>
      </div>
      {note && <p className="text-note text-soft">{note.text}</p>}
      {isShown && compare(revision)}
    </li>
  );
}

/** Why a state was kept; nothing for one of many saves. */
function reasonOf({ reason }: Revision, isPublished: boolean) {
  const { publishedNow, wasPublished, discarded, replaced } = staff.documents;
  if (isPublished) return { tone: 'good', words: publishedNow } satisfies Said;
  const said: Record<Revision['reason'], Said | null> = {
    save: null,
    publish: { tone: 'plain', words: wasPublished },
    discard: { tone: 'empty', words: discarded },
    restore: { tone: 'plain', words: replaced },
  };
  return said[reason];
}

interface Said {
  tone: Tone;
  words: string;
}

interface RevisionComparisonProps {
  /** What it is read with, where it has to be. */
  query?: ComponentProps<typeof Loading>['query'] & { data: unknown };
  /** Whether restoring would change nothing. */
  isSame?: boolean;
  /** What would come back, and what would go. */
  children: ReactNode;
}

/** A revision beside what stands in the editor now. */
export function RevisionComparison({ query, isSame = false, children }: RevisionComparisonProps) {
  const words = staff.documents;
  if (query && !query.data) {
    return <Loading what={staff.saving.theDifferences} query={query} />;
  }
  return (
    <section
      aria-label={words.whatRestoringWouldChange}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
      tabIndex={0}
      className="grid max-h-96 gap-2 overflow-y-auto rounded-lg border border-line bg-paper p-3.5"
    >
      <p className="text-note text-soft">
        {isSame ? (
          words.isLikeThisNow
        ) : (
          <RichText
            text={words.restoringMarksExplained}
            parts={{
              del: (said) => <del className="bg-bad-shade text-bad">{said}</del>,
              ins: (said) => <ins className="bg-good-shade text-good">{said}</ins>,
            }}
          />
        )}
      </p>
      {children}
    </section>
  );
}
