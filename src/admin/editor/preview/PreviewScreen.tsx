import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { articleById } from '#admin/queries/articles.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { ARTICLE_CSS, previewPage } from './article-page.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PHONE_WIDTH, PreviewWidth } from './PreviewWidth.tsx';

/** /admin/blog/preview/{id}: the saved article as its page will look. */
export function PreviewScreen() {
  const { id = '' } = useParams();
  const post = useQuery(articleById(id));
  const { article, published } = post.data ?? {};
  const preview = useQuery({
    queryKey: ['posts', 'preview', id, article?.version, published?.published_at],
    queryFn: post.data ? () => previewPage(post.data) : skipToken,
  });
  const [isPhone, setIsPhone] = useState(false);
  const [note, setNote] = useState(staff.editor.asItIsSaved);
  const title = article?.title.trim() || staff.media.article;
  useScreenTitle(staff.editor.previewTitle(title));
  const error = post.error ?? preview.error;
  return (
    <>
      <ScreenBar
        back={<BackLink to={STAFF.article(id)}>{staff.editor.backToTheText}</BackLink>}
        actions={
          <>
            <CopyLink onCopied={setNote} />
            <PreviewWidth isPhone={isPhone} onChange={setIsPhone} className="max-sm:hidden" />
          </>
        }
      >
        <ScreenName
          title={staff.editor.previewTitle(title)}
          note={<span role="status">{note}</span>}
        />
      </ScreenBar>
      <div className="grid gap-4 p-4 sm:p-8">
        {error && (
          <Callout
            tone="bad"
            title={staff.editor.previewFailed}
            actions={
              <Button onClick={() => (post.error ? post.refetch() : preview.refetch())}>
                {staff.common.tryAgain}
              </Button>
            }
          >
            {staff.editor.articleStaysAsItIs(error.message)}
          </Callout>
        )}
        {!error && preview.isPending && <Spinner label={staff.editor.makingThePreview} />}
        {preview.data && (
          <PageFrame
            page={preview.data}
            css={ARTICLE_CSS}
            title={staff.editor.previewOf(title)}
            width={isPhone ? PHONE_WIDTH : null}
          />
        )}
      </div>
    </>
  );
}

/** Copies the address of this screen, which opens for everyone with an account. */
function CopyLink({ onCopied }: { onCopied: (note: string) => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      onCopied(staff.editor.linkCopied);
    } catch {
      // Browsers allow the clipboard on https only.
      onCopied(staff.editor.linkNotCopied);
    }
  }

  return <Button onClick={copy}>{staff.screens.copyTheLink}</Button>;
}
