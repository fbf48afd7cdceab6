import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { useNames } from '#admin/ui/use-names.ts';
import type { Article } from './use-article.ts';

/** A colleague saved the same article: who, when, and what to do with both texts. */
export function ConflictNotice({ article }: { article: Article }) {
  const nameOf = useNames();
  const { theirs, isSaving } = article;
  if (!theirs) return null;
  const name = nameOf(theirs.updated_by) ?? 'Somebody';
  return (
    <Notice
      tone="caution"
      title={`${name} has changed this article while you were writing`}
      actions={
        <>
          <Button isPending={isSaving} onClick={() => article.keepMine()}>
            Save mine instead
          </Button>
          <Button onClick={() => article.takeTheirs()}>Take theirs, drop mine</Button>
        </>
      }
    >
      <p>
        Saved <RelativeTime at={theirs.updated_at} />. What you typed is still in the page and kept
        on this device. If you save yours instead, theirs stays in the article’s history.
      </p>
      <details className="mt-3">
        <summary className="cursor-pointer font-medium">Read their version</summary>
        <div className="mt-2 max-h-80 overflow-y-auto whitespace-pre-wrap rounded-md bg-panel p-4">
          <p className="font-semibold">{theirs.title}</p>
          <p className="my-2 text-soft">{theirs.summary}</p>
          <p>{theirs.body}</p>
        </div>
      </details>
    </Notice>
  );
}
