import { useEffect, useRef } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { PublishingNotice } from './PublishingNotice.tsx';
import type { Article } from './use-article.ts';
import type { usePublishing } from './use-publishing.ts';

interface ArticleNoticesProps {
  article: Article;
  publishing: ReturnType<typeof usePublishing>;
}

/** What there is to say about saving and publishing, above the sheet. */
export function ArticleNotices({ article, publishing }: ArticleNoticesProps) {
  const top = useRef<HTMLDivElement>(null);
  const { step } = publishing.state;
  const needsReading = article.error !== null || article.theirs !== null || step === 'failed';
  // Somebody deep in a long text must not wonder why nothing happens.
  useEffect(() => {
    if (needsReading) top.current?.scrollIntoView({ block: 'nearest' });
  }, [needsReading]);

  return (
    <div ref={top} className="grid scroll-mt-24 gap-3 not-empty:mb-8">
      <PublishingNotice article={article} publishing={publishing} />
      <ConflictNotice article={article} />
      {article.error && (
        <Notice
          tone="bad"
          title="Not saved"
          actions={
            <Button isPending={article.isSaving} onClick={() => article.save()}>
              Try again
            </Button>
          }
        >
          {article.error.message}
        </Notice>
      )}
      {!article.isKept && (
        <Notice tone="caution" title="This browser has no room for a copy">
          What you type is not kept on this device until you save it. Save often.
        </Notice>
      )}
      {article.restored && !article.theirs && (
        <Notice
          title="What you typed last time is back"
          actions={<Button onClick={article.discardRestored}>Discard it</Button>}
        >
          It was typed <RelativeTime at={article.restored.at} /> on this device and never saved.
        </Notice>
      )}
    </div>
  );
}
