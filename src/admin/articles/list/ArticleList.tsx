import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { articleAuthors, articleList, articleTags } from '#admin/queries/articles.ts';
import { languageChoices } from '#admin/translations/language-filter.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Loading, LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { ALL_ARTICLES, type ArticleQuery } from '#data/articles/article-list.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { ArticleRows } from './ArticleRows.tsx';
import { articleFilters, articleOrders, isNarrowed, useArticleQuery } from './article-query.ts';

/** /admin/blog: every article, where it stands, and the way into it. */
export function ArticleList() {
  const list = useArticleQuery();
  const pages = useInfiniteQuery(articleList(list.settled));
  const articles = pages.data?.pages.flatMap((page) => page.articles) ?? [];

  return (
    <Screen
      title={staff.articles.articles}
      actions={
        <Link to={STAFF.newArticle} className={buttonClass('primary')}>
          {staff.articles.newArticle}
        </Link>
      }
      className="grid max-w-5xl gap-5 py-6"
    >
      <ArticleFilters list={list} />
      <Loading
        label={staff.articles.fetchingTheArticles}
        what={staff.articles.theArticles}
        query={pages}
      />
      {pages.data && (
        <>
          <p role="status" className="sr-only">
            {pages.isPlaceholderData
              ? ''
              : staff.articles.shown(staff.screens.articleCount(articles.length))}
          </p>
          <ArticleRows articles={articles} />
          {articles.length === 0 && !pages.isPlaceholderData && <NoArticles list={list} />}
          {pages.hasNextPage && (
            <Button
              className="justify-self-center"
              isPending={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {pages.isFetchingNextPage ? staff.articles.fetchingMore : staff.articles.showMore}
            </Button>
          )}
          {pages.isFetchNextPageError && (
            <LoadingFailed what={staff.articles.moreArticles} query={pages} />
          )}
        </>
      )}
    </Screen>
  );
}

function NoArticles({ list }: { list: ReturnType<typeof useArticleQuery> }) {
  // What the empty list was asked for, while the next search is being typed.
  if (isNarrowed(list.settled)) {
    const isBin = list.settled.filter === 'bin';
    return (
      <EmptyList
        title={isBin ? staff.articles.nothingInTheBin : staff.articles.nothingFound}
        action={
          <Button onClick={() => list.change(ALL_ARTICLES)}>
            {staff.articles.showAllArticles}
          </Button>
        }
      >
        {isBin ? staff.articles.emptyBinHint : staff.articles.nothingFoundHint}
      </EmptyList>
    );
  }
  return (
    <EmptyList
      title={staff.articles.noArticlesYet}
      action={
        <Link to={STAFF.newArticle} className={buttonClass('primary')}>
          {staff.articles.writeTheFirstArticle}
        </Link>
      }
    >
      {staff.articles.noArticlesHint}
    </EmptyList>
  );
}

/** Above the list: words to look for, and which articles in which order. */
function ArticleFilters({ list }: { list: ReturnType<typeof useArticleQuery> }) {
  const { search, change } = list;
  const { data: tags = [] } = useQuery(articleTags);
  const { data: authors = [] } = useQuery(articleAuthors);
  const select = <Part extends keyof ArticleQuery>(
    part: Part,
    label: string,
    options: Readonly<Record<ArticleQuery[Part], string>>,
  ) => (
    <Select<ArticleQuery[Part]>
      label={label}
      isLabelHidden
      value={search[part]}
      options={options}
      onChange={(chosen) => change({ [part]: chosen })}
    />
  );
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <input
        type="search"
        aria-label={staff.articles.searchArticles}
        placeholder={staff.articles.searchHint}
        value={search.search}
        onChange={(event) => change({ search: event.target.value })}
        className={fieldClass({ extra: 'col-span-full min-w-0 px-3.5 text-control' })}
      />
      {select('filter', staff.articles.showArticles, articleFilters())}
      {select(
        'tag',
        staff.articles.withTheTag,
        filterChoices(staff.articles.anyTag, tags, search.tag),
      )}
      {select(
        'author',
        staff.articles.byTheAuthor,
        filterChoices(staff.articles.anyAuthor, authors, search.author),
      )}
      {select('sort', staff.articles.sortBy, articleOrders())}
      {otherLanguages().length > 0 &&
        select('language', staff.translations.list.language, languageChoices())}
    </search>
  );
}

/** What can be chosen, and what is chosen already, should it be used no longer. */
function filterChoices(
  any: string,
  names: readonly string[],
  chosen: string,
): Record<string, string> {
  const all = names.includes(chosen) || chosen === '' ? names : [...names, chosen];
  return Object.fromEntries([['', any], ...all.map((name) => [name, name])]);
}
