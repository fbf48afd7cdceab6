import { pathHere } from '#business/language.ts';
import { tagLinks } from '#domain/articles/tags.ts';
import type { PictureFile } from '#domain/media/media.ts';
import type { Words } from '#domain/settings/words.ts';
import { isSameDay, longDate } from '#domain/text/dates.ts';
import { filled } from '#domain/text/filled.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { type BuiltPicture, Picture } from '../Picture.tsx';
import { coverOf } from './cover.ts';

export interface HeadOfArticle {
  title: string;
  summary: string;
  author: string;
  tags: readonly string[];
  minutes: number;
  /** None before it is published. */
  publishedAt: Date | null;
  updatedAt: Date | null;
}

export interface ArticleHeadProps {
  article: HeadOfArticle;
  cover: {
    media: PictureFile;
    built: BuiltPicture | null;
    alt: string;
    /** Of the words, where it is not that of the page. */
    lang?: string | undefined;
    credit: string;
  } | null;
  words: Words;
}

/** The title of an article, what is said about it, and its cover. */
export function ArticleHead({ article, cover, words }: ArticleHeadProps) {
  const shown = cover && coverOf(cover.media);
  const layout = shown ? ` ${shown.layout}` : '';
  return (
    <header className={`article-head columns wrap-anywhere${layout}`}>
      <div className="words">
        <p className="label">
          <a className="tap" href={pathHere('/blog')}>
            {words.blogLabel}
          </a>
        </p>
        <h1 className="title" dir="auto">
          {article.title}
        </h1>
        {article.summary && (
          <p dir="auto" className="lead mt-6">
            {article.summary}
          </p>
        )}
        <p className="note by">
          {article.author && <span>{filled(words.by, { author: article.author })}</span>}
          <Dates article={article} words={words} />
          <span>{filled(words.readingTime, { minutes: article.minutes })}</span>
        </p>
        <ul className="tags note no-print flex flex-wrap gap-x-6" aria-label={words.tags}>
          {tagLinks(article.tags).map(({ name, path }) => (
            <li key={path}>
              <a className="tag-link hover-line" href={path}>
                {shorten(name, 40)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {cover && shown && (
        <div className="cover">
          <Picture
            media={cover.media}
            built={cover.built}
            alt={cover.alt}
            lang={cover.lang}
            sizes={shown.sizes}
            displayWidth={shown.displayWidth}
            priority
          />
          {cover.credit && (
            <small className="credit mt-3 block text-small text-soft">{cover.credit}</small>
          )}
        </div>
      )}
    </header>
  );
}

function Dates({ article, words }: Pick<ArticleHeadProps, 'article' | 'words'>) {
  const { publishedAt, updatedAt } = article;
  if (!publishedAt) return null;
  const revisedAt =
    updatedAt && updatedAt > publishedAt && !isSameDay(updatedAt, publishedAt) ? updatedAt : null;
  return (
    <>
      <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt)}</time>
      {revisedAt && (
        <span>
          {words.revised} <time dateTime={revisedAt.toISOString()}>{longDate(revisedAt)}</time>
        </span>
      )}
    </>
  );
}
