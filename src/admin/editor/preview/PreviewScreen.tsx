import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { articleById } from '#admin/queries/articles.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { queryClient } from '#admin/ui/query-client.ts';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { speakSiteLanguage } from '#admin/ui/text/site-languages.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { css, speaking } from '#business/language.ts';
import type { ArticleWithPublished } from '#data/articles/articles.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { countArticleWords, readingMinutes } from '#domain/articles/reading-time.ts';
import { NO_SETTINGS, settingsIn } from '#domain/settings/business-settings.ts';
import { shownWords } from '#domain/settings/words.ts';
import { staff } from '#languages/staff.ts';
import { ArticlePage } from '#sections/parts/article/ArticlePage.tsx';
import articleHeadCss from '#sections/parts/article/article-head.css?inline';
import { site } from '#site';
import pictureCss from '#styles/picture.css?inline';
import proseCss from '#styles/prose.css?inline';
import publicCss from '#styles/public.css?inline';
import { PageFrame } from './PageFrame.tsx';
import { PHONE_WIDTH, PreviewWidth } from './PreviewWidth.tsx';
import { findPicture } from './preview-pictures.ts';
import { htmlOf, textHtml } from './text-html.ts';

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
  const title = article?.title.trim() || staff.editor.article;
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

  return <Button onClick={copy}>{staff.editor.copyTheLink}</Button>;
}

/** The styles of an article's page. */
const ARTICLE_CSS = [publicCss, pictureCss, proseCss, articleHeadCss, css].join('\n');

/** The page of a saved article, of the same components as visitors', without a server. */
async function previewPage({
  article,
  published,
}: Pick<ArticleWithPublished, 'article' | 'published'>): Promise<Document> {
  const { title, summary, body, tags, author_name, cover_media_id, language } = article;
  const [text, cover, settings] = await Promise.all([
    textHtml(body, language),
    cover_media_id ? findPicture(cover_media_id, 1536, language) : null,
    settingsOfOwner(),
  ]);
  const publishedAt = published ? new Date(published.published_at) : null;
  const minutes = readingMinutes(countArticleWords(body));
  const head = { title, summary, author: author_name, tags, minutes, publishedAt, updatedAt: null };
  const page = document.implementation.createHTMLDocument(title);
  const main = page.createElement('main');
  speaking(language, () => {
    speakSiteLanguage(page);
    const words = shownWords(settingsIn(settings, language, site).words);
    main.innerHTML = htmlOf(<ArticlePage article={head} cover={cover} words={words} text={text} />);
  });
  page.body.append(main);
  return page;
}

/** Those of the folder while the owner's can't be had. */
async function settingsOfOwner() {
  const saved = await queryClient.query(businessSettings).catch(() => null);
  return saved?.settings ?? NO_SETTINGS;
}
