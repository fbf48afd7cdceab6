import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { Notice } from '#admin/ui/Notice.tsx';
import type { Article } from './use-article.ts';
import type { usePublishing } from './use-publishing.ts';

interface PublishingNoticeProps {
  article: Article;
  publishing: ReturnType<typeof usePublishing>;
}

/** From the press of Publish to the live page, and what to do when it does not get there. */
export function PublishingNotice({ article, publishing }: PublishingNoticeProps) {
  const { state, publish } = publishing;
  if (state.step === 'idle') return null;
  if (state.step === 'failed') {
    return (
      <Notice tone="bad" title={state.title} actions={<Button onClick={publish}>Try again</Button>}>
        {state.reason} Visitors still see the site as it was before.
      </Notice>
    );
  }
  if (state.step === 'live') {
    const { post, published, isDirty } = article;
    // Whatever was written since is not live.
    if (!published || isDirty || post?.version !== published.version) return null;
    return (
      <Notice
        tone="good"
        title="Live"
        actions={
          <a
            href={`/blog/${published.slug}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            See the page
          </a>
        }
      >
        Visitors see this article as it stands here.
      </Notice>
    );
  }
  return (
    <Notice title="Publishing">
      The site is being built anew. Visitors see the old one until the new one is complete; you can
      go on working meanwhile.
      <div aria-hidden="true" className="mt-3 h-1 overflow-hidden rounded-full bg-shade">
        <div className="progress h-full w-1/3 rounded-full bg-brass" />
      </div>
    </Notice>
  );
}
