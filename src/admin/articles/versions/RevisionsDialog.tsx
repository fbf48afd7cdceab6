import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { revisionList, revisionText } from '#admin/queries/article-revisions.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { bringBackVersion, restoreRevision } from '#data/articles/article-revisions.ts';
import { type Article, discardChanges } from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';
import { listRevisions, type RevisionFacts } from '#domain/articles/article-revisions.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import { formatRelative } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { RevisionRow } from './RevisionRow.tsx';

interface RevisionsDialogProps {
  publishedVersion: number | undefined;
  restoring: ReturnType<typeof useVersions>['restoring'];
  onClose: () => void;
}

/** Earlier states of the article, each of which can be read and brought back. */
export function RevisionsDialog(props: RevisionsDialogProps) {
  return (
    <Dialog isOpen title={staff.articles.revisions} width="wide" onClose={props.onClose}>
      <Revisions {...props} />
    </Dialog>
  );
}

function Revisions({ publishedVersion, restoring, onClose }: RevisionsDialogProps) {
  const saved = useArticle((state) => state.saved);
  const revisions = useQuery(revisionList(saved?.id ?? ''));
  if (!revisions.data) {
    return (
      <Loading
        label={staff.articles.fetchingTheRevisions}
        what={staff.articles.theRevisions}
        query={revisions}
      />
    );
  }
  const listed = listRevisions(revisions.data).filter(({ version }) => version !== saved?.version);
  return (
    <>
      <p className="text-soft">{staff.articles.revisionsExplained}</p>
      <ChangeFailed change={restoring} />
      {listed.length === 0 ? (
        <p>{staff.articles.noEarlierVersion}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {listed.map((revision) => (
            <RevisionRow
              key={revision.id}
              revision={revision}
              name={revision.title || staff.articles.untitled}
              reason={reasonOf(revision, publishedVersion)}
              look={staff.articles.compare}
              isPending={restoring.isPending && restoring.variables.id === revision.id}
              onRestore={() => {
                const from = formatRelative(revision.createdAt, Date.now(), site.timeZone);
                restoring.mutate({ id: revision.id, from }, { onSuccess: onClose });
              }}
            >
              <Comparison id={revision.id} />
            </RevisionRow>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>{staff.articles.close}</Button>
      </DialogActions>
    </>
  );
}

function reasonOf({ version, reason }: RevisionFacts, publishedVersion: number | undefined) {
  const { publishedNow, wasPublished, discarded } = staff.articles;
  if (version === publishedVersion) return { tone: 'good', words: publishedNow } as const;
  if (reason === 'publish') return { tone: 'plain', words: wasPublished } as const;
  return reason === 'discard' ? ({ tone: 'empty', words: discarded } as const) : null;
}

/** What would come back, and what would go. */
function Comparison({ id }: { id: string }) {
  const text = useQuery(revisionText(id));
  const typed = useArticle((state) => state.typed);
  if (!text.data)
    return (
      <Loading
        label={staff.articles.fetchingTheRevision}
        what={staff.saving.theDifferences}
        query={text}
      />
    );
  return (
    <section
      aria-label={staff.articles.whatRestoringWouldChange}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
      tabIndex={0}
      className="grid max-h-80 gap-2 overflow-y-auto rounded-lg border border-line bg-paper p-3.5"
    >
      <p className="text-note text-soft">
        <RichText
          text={staff.articles.restoringMarksExplained}
          parts={{
            del: (words) => <del className="bg-bad-shade text-bad">{words}</del>,
            ins: (words) => <ins className="bg-good-shade text-good">{words}</ins>,
          }}
        />
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
  authorName: 'author',
  tags: 'tags',
  seoTitle: 'titleForSearches',
  seoDescription: 'descriptionForSearches',
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
      {before.coverId !== after.coverId && (
        <p className="text-note">{staff.articles.anotherCover}</p>
      )}
    </>
  );
}

/** What was done to the text as a whole, for as long as it can be taken back in one press. */
interface Undo {
  /** 'The waiting changes are discarded.' */
  sentence: string;
  /** Version of the article as it was before. */
  version: number;
}

/** Replaces the whole text by another version. Saves what is typed first, so that each exchange can be undone. */
export function useVersions() {
  const { dispatch, saveAll } = useOpenArticle();
  const [undo, setUndo] = useState<Undo | null>(null);

  async function exchange(sentence: string, replace: (saved: Article) => Promise<Article>) {
    const saved = await saveAll();
    if (!saved)
      throw new DataError('unavailable', { message: staff.articles.saveYourChangesFirst });
    const article = await replace(saved);
    dispatch({ type: 'replaced', saved: article, keptAt: Date.now() });
    setUndo({ sentence, version: saved.version });
  }

  const restoring = useDataChange({
    run: ({ id, from }: { id: string; from: string }) =>
      exchange(staff.articles.versionRestored(from), (saved) => restoreRevision(id, saved.version)),
    changes: ['posts'],
  });
  const discarding = useDataChange<void>({
    run: () =>
      exchange(staff.articles.changesDiscarded, (saved) => discardChanges(saved.id, saved.version)),
    changes: ['posts'],
  });
  const undoing = useDataChange({
    run: async ({ version }: Undo) => {
      const saved = await saveAll();
      if (!saved) throw new DataError('not-found');
      const article = await bringBackVersion(saved.id, version, saved.version);
      dispatch({ type: 'replaced', saved: article, keptAt: Date.now() });
      setUndo(null);
    },
    changes: ['posts'],
  });

  return { restoring, discarding, undoing, undo, dismissUndo: () => setUndo(null) };
}
