import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { postById } from '#admin/queries/posts.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { type ArticleCheck, checkArticle, DESCRIPTION_LIMIT } from '#domain/article-checks.ts';
import type { ArticleField } from '#domain/article-text.ts';
import { shorten } from '#domain/plain-text.ts';
import { countArticleWords, readingMinutes } from '#domain/reading-time.ts';
import { pluralize } from '#domain/when.ts';
import { AddressFact } from './AddressFact.tsx';
import { useArticle } from './article-store.ts';
import { Fact } from './Fact.tsx';
import { focusField } from './fields.ts';

interface ArticleDetailsProps {
  /** Goes to the field that mends what a check found. */
  onFix?: (field: ArticleField) => void;
}

/** What a careful colleague would notice, and the facts. */
export function ArticleDetails({ onFix = focusField }: ArticleDetailsProps) {
  const { title, summary, body } = useArticle(({ typed }) => typed);
  const post = useArticle(({ saved }) => saved);
  const { data } = useQuery({ ...postById(post?.id ?? ''), enabled: post !== null });
  const words = countArticleWords(body);
  return (
    <div className="grid content-start gap-7">
      <section>
        <DetailsTitle>Before it goes live</DetailsTitle>
        <ul className="grid gap-2">
          {checkArticle({ title, summary, body }).map((check) => (
            <CheckLine key={check.id} check={check} onFix={() => onFix(check.field)} />
          ))}
        </ul>
      </section>
      <section>
        <DetailsTitle>How it looks in a search</DetailsTitle>
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
        <DetailsTitle>Article</DetailsTitle>
        <dl>
          <AddressFact />
          <Fact name="Author">{post?.author_name || 'You'}</Fact>
          <Fact name="Tags">{post?.tags.join(', ') || 'None'}</Fact>
          <GoesLive publishedAt={data?.published?.published_at} />
          <Fact name="Length">{pluralize(words, 'word')}</Fact>
          <Fact name="Reading time">{pluralize(readingMinutes(words), 'minute')}</Fact>
        </dl>
      </section>
    </div>
  );
}

function GoesLive({ publishedAt }: { publishedAt: string | undefined }) {
  if (!publishedAt) return <Fact name="Goes live">When published</Fact>;
  return (
    <Fact name={new Date(publishedAt).getTime() > Date.now() ? 'Goes live' : 'Published'}>
      <RelativeTime at={publishedAt} />
    </Fact>
  );
}

function DetailsTitle({ children }: { children: ReactNode }) {
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
        <span className="sr-only">{isGood ? 'Good: ' : 'To do: '}</span>
        {check.text}
        {!isGood && (
          <>
            {' '}
            <button
              type="button"
              onClick={onFix}
              className="cursor-pointer text-accent underline underline-offset-2"
            >
              Fix<span className="sr-only"> the {NAMES[check.field]}</span>
            </button>
          </>
        )}
      </span>
    </li>
  );
}

const NAMES: Record<ArticleField, string> = { title: 'title', summary: 'summary', body: 'text' };
