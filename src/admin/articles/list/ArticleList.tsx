import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { articleList } from '#admin/queries/articles.ts';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { ALL_ARTICLES } from '#data/articles/article-list.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { ArticleFilters } from './ArticleFilters.tsx';
import { ArticleRows } from './ArticleRows.tsx';
import { isNarrowed, useArticleQuery } from './article-query.ts';

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
