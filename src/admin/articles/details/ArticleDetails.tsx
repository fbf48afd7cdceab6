import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useArticle } from '#admin/articles/article-store.ts';
import { focusField } from '#admin/articles/fields.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useSettled } from '#admin/ui/fields/use-settled.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { CheckedPart } from '#domain/articles/article-checks.ts';
import { countArticleWords, readingMinutes } from '#domain/articles/reading-time.ts';
import { staff } from '#languages/staff.ts';
import { AddressField } from './AddressField.tsx';
import { ChecksList } from './ChecksList.tsx';
import { CoverField } from './CoverField.tsx';
import { ArticleTags, AuthorField } from './PlainFields.tsx';
import { SearchFields, SearchPreview, SocialPreview } from './SearchFields.tsx';

/** Pause in typing after which the words are counted again, in milliseconds. */
const COUNT_PAUSE_MS = 300;

interface ArticleDetailsProps {
  /** Goes to the part that mends what a check found. */
  onFix?: (part: CheckedPart) => void;
}

/** What stands beside the text: what a careful colleague would notice, and everything but the text. */
export function ArticleDetails({ onFix = focusField }: ArticleDetailsProps) {
  return (
    <div className="grid content-start gap-7">
      <Part title={staff.articles.beforeItGoesLive}>
        <ChecksList onFix={onFix} />
      </Part>
      <Part title={staff.articles.searchResultPreview}>
        <SearchPreview />
      </Part>
      <Part title={staff.articles.article}>
        <div className="grid gap-4">
          <CoverField />
          <AddressField />
          <ArticleTags />
          <AuthorField />
          <Facts />
        </div>
      </Part>
      <Part title={staff.articles.searchesAndSocialCards}>
        <div className="grid gap-4">
          <SearchFields />
          <SocialPreview />
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-note">{title}</h2>
      {children}
    </section>
  );
}

function Facts() {
  const body = useSettled(
    useArticle(({ typed }) => typed.body),
    COUNT_PAUSE_MS,
  );
  const article = useArticle(({ saved }) => saved);
  const { data } = useQuery({ ...articleById(article?.id ?? ''), enabled: article !== null });
  const publishedAt = data?.published?.published_at;
  const isComing = publishedAt !== undefined && Date.parse(publishedAt) > Date.now();
  const count = countArticleWords(body);
  const words = staff.articles.facts;
  return (
    <dl>
      <DefinitionRow name={publishedAt && !isComing ? words.published : words.goesLive}>
        {publishedAt ? <RelativeTime at={publishedAt} /> : staff.articles.whenPublished}
      </DefinitionRow>
      {data?.scheduled && (
        <DefinitionRow name={words.changeGoesLive}>
          <RelativeTime at={data.scheduled.publish_at} />
        </DefinitionRow>
      )}
      <DefinitionRow name={words.length}>{staff.articles.wordCount(count)}</DefinitionRow>
      <DefinitionRow name={words.readingTime}>
        {staff.screens.minuteCount(readingMinutes(count))}
      </DefinitionRow>
    </dl>
  );
}

function DefinitionRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-t py-1.5 last:border-b">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="wrap-anywhere text-end">{children}</dd>
    </div>
  );
}
