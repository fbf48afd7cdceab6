import type { ReactNode } from 'react';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { type ArticleCheck, checkArticle, DESCRIPTION_LIMIT } from '#domain/article-checks.ts';
import { shorten } from '#domain/plain-text.ts';
import { countWords, readingMinutes } from '#domain/reading-time.ts';
import { pluralize } from '#domain/when.ts';
import type { Article } from './use-article.ts';

/** Beside the sheet: what a careful colleague would notice, and the facts. */
export function ArticleAside({ article }: { article: Article }) {
  const { title, summary, body } = article.values;
  const words = countWords(body);
  return (
    <aside
      aria-label="About this article"
      className="grid content-start gap-7 border-line border-t bg-panel px-4 py-6 sm:px-8 xl:border-t-0 xl:border-l xl:px-6"
    >
      <section>
        <AsideTitle>Before it goes live</AsideTitle>
        <ul className="grid gap-2">
          {checkArticle({ title, summary, body }).map((check) => (
            <CheckLine
              key={check.id}
              check={check}
              onFix={() => article.form.setFocus(check.field)}
            />
          ))}
        </ul>
      </section>
      <section>
        <AsideTitle>How it looks in a search</AsideTitle>
        <div className="rounded-xl border border-line bg-paper p-3.5">
          <p className="text-label text-soft">{location.host} › blog</p>
          <p className="wrap-anywhere font-medium text-control text-search">
            {shorten(title, 60) || 'Title'}
          </p>
          <p className="wrap-anywhere text-label">
            {shorten(summary, DESCRIPTION_LIMIT) || 'The summary stands here.'}
          </p>
        </div>
      </section>
      <section>
        <AsideTitle>Article</AsideTitle>
        <dl>
          <Fact name="Address">
            {article.post ? `/blog/${article.post.slug}` : 'Made from the title'}
          </Fact>
          <Fact name="Author">{article.post?.author_name || 'You'}</Fact>
          <Fact name="Tags">{article.post?.tags.join(', ') || 'None'}</Fact>
          <GoesLive publishedAt={article.published?.published_at} />
          <Fact name="Length">{pluralize(words, 'word')}</Fact>
          <Fact name="Reading time">{pluralize(readingMinutes(words), 'minute')}</Fact>
        </dl>
      </section>
    </aside>
  );
}

function GoesLive({ publishedAt }: { publishedAt: string | undefined }) {
  if (!publishedAt) return <Fact name="Goes live">When published</Fact>;
  return (
    <Fact name={new Date(publishedAt).getTime() > Date.now() ? 'Goes live' : 'Went live'}>
      <RelativeTime at={publishedAt} />
    </Fact>
  );
}

function AsideTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 font-semibold text-note">{children}</h2>;
}

function CheckLine({ check, onFix }: { check: ArticleCheck; onFix: () => void }) {
  const isGood = check.level === 'good';
  return (
    <li className="flex gap-2.5">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-label ${isGood ? 'bg-good-shade text-good' : 'bg-caution-shade text-caution'}`}
      >
        {isGood ? '✓' : '!'}
      </span>
      <span>
        {check.text}
        {!isGood && (
          <>
            {' '}
            <button
              type="button"
              onClick={onFix}
              className="cursor-pointer text-accent underline underline-offset-2"
            >
              Put it right
            </button>
          </>
        )}
      </span>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-t py-1.5 last:border-b">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="wrap-anywhere text-right">{children}</dd>
    </div>
  );
}
