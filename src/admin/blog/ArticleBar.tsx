import { Link } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { ScreenBar } from '#admin/ui/ScreenBar.tsx';
import { publicationState } from '#domain/publication.ts';
import { StateChip } from './StateChip.tsx';
import type { Article } from './use-article.ts';
import type { usePublishing } from './use-publishing.ts';

interface ArticleBarProps {
  article: Article;
  publishing: ReturnType<typeof usePublishing>;
}

/** The way back, where the article stands, whether it is saved; Save and Publish. */
export function ArticleBar({ article, publishing }: ArticleBarProps) {
  const { step } = publishing.state;
  const isPublishing = step === 'sending' || step === 'building';
  const state = currentState(article);
  return (
    <ScreenBar
      back={
        <Link
          to="/admin/blog"
          className="-ml-2 inline-flex min-h-11 min-w-8 items-center gap-1.5 rounded-lg px-2 font-medium hover:underline"
        >
          <span aria-hidden="true" className="max-sm:text-2xl">
            ‹
          </span>
          {/* A phone has room for the arrow, the state and the two buttons. */}
          <span className="max-sm:sr-only">Articles</span>
        </Link>
      }
      actions={
        <>
          <Button isPending={article.isSaving} onClick={() => article.save()} title="⌘S or Ctrl S">
            Save
          </Button>
          <Button kind="primary" isPending={isPublishing} onClick={publishing.publish}>
            {isPublishing ? 'Publishing…' : 'Publish'}
          </Button>
        </>
      }
    >
      <span className="hidden sm:inline">
        <StateChip state={state} />
      </span>
      <SaveState article={article} />
    </ScreenBar>
  );
}

/** Where the article stands, counting what is typed but not saved yet. */
export function currentState({ post, published, isDirty }: Article) {
  return publicationState(
    {
      version: (post?.version ?? 1) + (isDirty ? 1 : 0),
      published: published && {
        version: published.version,
        publishedAt: new Date(published.published_at),
      },
    },
    new Date(),
  );
}

function SaveState({ article }: { article: Article }) {
  const { isSaving, isDirty, error, theirs, post } = article;
  const isStuck = (error || theirs) && isDirty;
  const dot = isStuck ? 'bg-bad' : isDirty || !post ? 'bg-brass' : 'bg-good';
  return (
    <p role="status" className="flex items-center gap-2 text-note text-soft">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
      <span>
        {isSaving && 'Saving…'}
        {!isSaving && isStuck && 'Not saved'}
        {!isSaving && !isStuck && isDirty && 'Changes not saved yet'}
        {!isSaving && !isDirty && !post && 'Nothing written yet'}
        {!isSaving && !isDirty && post && (
          <>
            Saved <RelativeTime at={post.updated_at} />
          </>
        )}
      </span>
    </p>
  );
}
