import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useArticle, useOpenArticle } from '#admin/articles/article-saver.ts';
import { fieldId, focusField } from '#admin/articles/fields.ts';
import { articleAuthors, articleById, articleTags } from '#admin/queries/articles.ts';
import { ComboBox } from '#admin/ui/fields/ComboBox.tsx';
import { describedBy, FieldMessage } from '#admin/ui/fields/FieldMessage.tsx';
import { findTagProblem, TagsField } from '#admin/ui/fields/TagsField.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { CheckedPart } from '#domain/articles/article-checks.ts';
import { findProblems, TAG_LIMITS } from '#domain/articles/article-text.ts';
import { countArticleWords, readingMinutes } from '#domain/articles/reading-time.ts';
import { hiddenTags } from '#domain/articles/tags.ts';
import { slugForTitle, toSlug } from '#domain/text/slugs.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { ArticleChecks } from './ArticleChecks.tsx';
import { CoverField } from './CoverField.tsx';
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
      <Part title={staff.releases.beforeItGoesLive}>
        <ArticleChecks onFix={onFix} />
      </Part>
      <Part title={staff.articles.searchResultPreview}>
        <SearchPreview />
      </Part>
      <Part title={staff.media.article}>
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
  const body = useDebounced(
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

/** The words by which readers find articles of one kind. */
function ArticleTags() {
  const { dispatch } = useOpenArticle();
  const tags = useArticle(({ typed }) => typed.tags);
  const { data: known = [] } = useQuery(articleTags);
  const hidden = hiddenTags(tags).map(({ name, shown }) =>
    shown === null
      ? staff.articles.tagHasNoAddress(name)
      : staff.articles.tagIsAnother(name, shown),
  );
  return (
    <TagsField
      label={staff.articles.tags}
      tags={tags}
      suggestions={known}
      hint={hidden.length > 0 ? hidden.join(' ') : undefined}
      findProblem={(wanted, count) => findTagProblem(wanted, count, TAG_LIMITS)}
      onChange={(next) => dispatch({ type: 'typed', value: { tags: next } })}
    />
  );
}

/** The name that readers see; by default that of the person who creates the article. */
function AuthorField() {
  const { dispatch } = useOpenArticle();
  const typed = useArticle((state) => state.typed);
  const { data: known = [] } = useQuery(articleAuthors);
  const error = findProblems(typed).find(({ field }) => field === 'authorName')?.text;
  const write = (name: string) => dispatch({ type: 'typed', value: { authorName: name } });
  return (
    <ComboBox
      id={fieldId('authorName')}
      label={staff.articles.author}
      text={typed.authorName}
      onType={write}
      suggestions={known}
      onChoose={write}
      placeholder={staff.articles.you}
      error={error}
    />
  );
}

/** The address that the article has, or gets when its title is saved; it can be written by hand. */
function AddressField() {
  const { dispatch } = useOpenArticle();
  const typed = useArticle((state) => state.typed);
  const saved = useArticle((state) => state.saved);
  const { data } = useQuery({ ...articleById(saved?.id ?? ''), enabled: saved !== null });
  const isKnownToVisitors = Boolean(data?.published || data?.change);
  const slug = typed.slug ?? slugForTitle(typed.title, saved && { ...saved, isKnownToVisitors });
  const [writing, setWriting] = useState<string | null>(null);
  const id = fieldId('slug');
  const failure = useArticle((state) => state.failure);
  const isTaken = failure?.code === 'already-there' && typed.slug !== null;
  const error = isTaken
    ? failure.message
    : findProblems(typed).find(({ field }) => field === 'slug')?.text;
  const old = data?.published?.slug;
  const hint = old && slug && old !== slug ? staff.articles.oldAddressLeadsOn(old) : undefined;

  function finish() {
    if (writing === null) return;
    const wanted = toSlug(writing);
    setWriting(null);
    if (wanted !== '' && wanted !== slug) dispatch({ type: 'typed', value: { slug: wanted } });
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {staff.articles.address}
      </label>
      <div className={fieldClass({ isWrong: Boolean(error), extra: 'flex items-center ps-3.5' })}>
        <span aria-hidden="true" className="shrink-0 text-soft">
          {pathIn(saved?.language ?? '', '/blog/')}
        </span>
        <input
          id={id}
          value={writing ?? slug}
          placeholder={staff.articles.madeFromTheTitle}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setWriting(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="min-h-11 w-full min-w-0 bg-transparent pe-3.5 text-control placeholder:text-soft"
        />
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
