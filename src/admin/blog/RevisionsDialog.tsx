import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { revisionList, revisionText } from '#admin/queries/revisions.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/ChangeFailed.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { Dialog, DialogActions } from '#admin/ui/Dialog.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { useNames } from '#admin/ui/use-names.ts';
import type { PublishedPost } from '#data/posts.ts';
import type { Revision } from '#data/revisions.ts';
import { listRevisions } from '#domain/article-revisions.ts';
import type { ArticleText } from '#domain/article-text.ts';
import { formatDateTime, formatRelative } from '#domain/when.ts';
import { site } from '#site';
import { useArticle } from './article-store.ts';
import { Differences } from './Differences.tsx';
import type { Versions } from './use-versions.ts';

interface RevisionsDialogProps {
  isOpen: boolean;
  published: PublishedPost | null;
  versions: Versions;
  onClose: () => void;
}

/** Earlier states of the article, each of which can be read and brought back. */
export function RevisionsDialog({ isOpen, ...rest }: RevisionsDialogProps) {
  const id = useArticle(({ saved }) => saved?.id);
  return (
    <Dialog isOpen={isOpen} title="Revisions" width="wide" onClose={rest.onClose}>
      {id && <Revisions postId={id} {...rest} />}
    </Dialog>
  );
}

function Revisions({
  postId,
  published,
  versions,
  onClose,
}: Omit<RevisionsDialogProps, 'isOpen'> & { postId: string }) {
  const revisions = useQuery(revisionList(postId));
  const current = useArticle(({ saved }) => saved?.version);
  const { restoring } = versions;
  if (revisions.isPending) return <Spinner label="Fetching the revisions" />;
  if (revisions.isLoadingError) return <LoadingFailed what="The revisions" query={revisions} />;
  const listed = listRevisions(revisions.data).filter(({ version }) => version !== current);
  return (
    <>
      <p className="text-soft">
        Bring an earlier version back into the editor. Visitors notice nothing until you publish it,
        and what stands in the editor now becomes a revision itself.
      </p>
      <ChangeFailed change={restoring} />
      {listed.length === 0 ? (
        <p>There is no earlier version yet.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {listed.map((revision) => (
            <RevisionRow
              key={revision.id}
              revision={revision}
              isPublished={revision.version === published?.version}
              isPending={restoring.isPending && restoring.variables.id === revision.id}
              onRestore={() =>
                restoring.mutate(
                  { id: revision.id, from: whenOf(revision) },
                  { onSuccess: onClose },
                )
              }
            />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}

interface RevisionRowProps {
  revision: Revision;
  /** Whether it is the text that is published now. */
  isPublished: boolean;
  isPending: boolean;
  onRestore: () => void;
}

function RevisionRow({ revision, isPublished, isPending, onRestore }: RevisionRowProps) {
  const nameOf = useNames();
  const [isShown, setShown] = useState(false);
  const name = nameOf(revision.createdBy);
  const when = formatDateTime(revision.createdAt, site.timeZone);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="font-medium">
            <RelativeTime at={revision.createdAt} />
            {name && `, by ${name}`}
          </p>
          <p className="wrap-anywhere text-note text-soft">{revision.title || 'Untitled'}</p>
        </div>
        {isPublished && <Chip tone="good">Published now</Chip>}
        {!isPublished && revision.reason === 'publish' && <Chip tone="plain">Was published</Chip>}
        {revision.reason === 'discard' && <Chip tone="empty">Discarded</Chip>}
        <div className="flex gap-2">
          <Button
            aria-expanded={isShown}
            aria-label={`Compare, ${when}`}
            onClick={() => setShown(!isShown)}
          >
            Compare
          </Button>
          <Button isPending={isPending} aria-label={`Restore, ${when}`} onClick={onRestore}>
            Restore
          </Button>
        </div>
      </div>
      {isShown && <Comparison id={revision.id} />}
    </li>
  );
}

/** What would come back, and what would go. */
function Comparison({ id }: { id: string }) {
  const text = useQuery(revisionText(id));
  const typed = useArticle((state) => state.typed);
  if (text.isPending) return <Spinner label="Fetching the revision" />;
  if (text.isLoadingError) return <LoadingFailed what="The differences" query={text} />;
  return (
    <section
      aria-label="What restoring would change"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
      tabIndex={0}
      className="grid max-h-80 gap-2 overflow-y-auto rounded-lg border border-line bg-paper p-3.5"
    >
      <p className="text-note text-soft">
        Restoring takes out what is <del className="bg-bad-shade text-bad">struck out</del> and
        brings back what is <ins className="bg-good-shade text-good">underlined</ins>.
      </p>
      <div className="font-semibold">
        <Differences before={typed.title} after={text.data.title} />
      </div>
      <Differences before={typed.summary} after={text.data.summary} />
      <Differences before={typed.body} after={text.data.body} />
      <BesideTheText before={typed} after={text.data} />
    </section>
  );
}

const BESIDE = {
  authorName: 'Author',
  tags: 'Tags',
  seoTitle: 'Title for searches',
  seoDescription: 'Description for searches',
} as const;

/** What else would change. */
function BesideTheText({ before, after }: { before: ArticleText; after: ArticleText }) {
  const say = (text: ArticleText, part: keyof typeof BESIDE) => text[part].toString();
  const changed = (Object.keys(BESIDE) as (keyof typeof BESIDE)[]).filter(
    (part) => say(before, part) !== say(after, part),
  );
  return (
    <>
      {changed.map((part) => (
        <div key={part}>
          <p className="text-note text-soft">{BESIDE[part]}</p>
          <Differences before={say(before, part)} after={say(after, part)} />
        </div>
      ))}
      {before.coverId !== after.coverId && <p className="text-note">Another cover.</p>}
    </>
  );
}

function whenOf({ createdAt }: Revision): string {
  return formatRelative(createdAt, Date.now(), site.timeZone);
}
