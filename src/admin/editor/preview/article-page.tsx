import { businessSettings } from '#admin/queries/settings.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import { speakSiteLanguage } from '#admin/ui/text/site-languages.ts';
import { css, speaking } from '#business/language.ts';
import type { Article } from '#data/articles/articles.ts';
import { countArticleWords, readingMinutes } from '#domain/articles/reading-time.ts';
import { NO_SETTINGS, settingsIn } from '#domain/settings/business-settings.ts';
import { shownWords } from '#domain/settings/words.ts';
import { ArticlePage } from '#sections/parts/article/ArticlePage.tsx';
import articleHeadCss from '#sections/parts/article/article-head.css?inline';
import { site } from '#site';
import pictureCss from '#styles/picture.css?inline';
import proseCss from '#styles/prose.css?inline';
import publicCss from '#styles/public.css?inline';
import { findPicture } from './preview-pictures.ts';
import { htmlOf, textHtml } from './text-html.ts';

/** The styles of an article's page. */
export const ARTICLE_CSS = [publicCss, pictureCss, proseCss, articleHeadCss, css].join('\n');

interface PreviewedArticle {
  article: Pick<
    Article,
    'title' | 'summary' | 'body' | 'tags' | 'author_name' | 'cover_media_id' | 'language'
  >;
  published: { published_at: string } | null;
}

/** The page of a saved article, of the same components as visitors', without a server. */
export async function previewPage({ article, published }: PreviewedArticle): Promise<Document> {
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
