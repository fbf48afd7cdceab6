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
  const [note, setNote] = useState('As it is saved');
  const title = article?.title.trim() || 'Article';
  useScreenTitle(`Preview: ${title}`);
  const error = post.error ?? preview.error;
  return (
    <>
      <ScreenBar
        back={<BackLink to={STAFF.article(id)}>Back to the text</BackLink>}
        actions={
          <>
            <CopyLink onCopied={setNote} />
            <PreviewWidth isPhone={isPhone} onChange={setIsPhone} className="max-sm:hidden" />
          </>
        }
      >
        <ScreenName title={`Preview: ${title}`} note={<span role="status">{note}</span>} />
      </ScreenBar>
      <div className="grid gap-4 p-4 sm:p-8">
        {error && (
          <Callout
            tone="bad"
            title="The preview could not be made"
            actions={
              <Button onClick={() => (post.error ? post.refetch() : preview.refetch())}>
                Try again
              </Button>
            }
          >
            {error.message} The article is kept as it is.
          </Callout>
        )}
        {!error && preview.isPending && <Spinner label="Making the preview" />}
        {preview.data && (
          <PageFrame
            page={preview.data}
            css={ARTICLE_CSS}
            title={`Preview of ${title}`}
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
      onCopied('Link copied. It opens for everybody who may sign in.');
    } catch {
      // Browsers allow the clipboard on https only.
      onCopied('The link could not be copied. It is the address of this page.');
    }
  }

  return <Button onClick={copy}>Copy the link</Button>;
}
