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
import { pluralize } from '#domain/text/when.ts';
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
      title="Articles"
      actions={
        <Link to={STAFF.newArticle} className={buttonClass('primary')}>
          New article
        </Link>
      }
      className="grid max-w-5xl gap-5 py-6"
    >
      <ArticleFilters list={list} />
      <Loading label="Fetching the articles" what="The articles" query={pages} />
      {pages.data && (
        <>
          <p role="status" className="sr-only">
            {pages.isPlaceholderData ? '' : `${pluralize(articles.length, 'article')} shown`}
          </p>
          <ArticleRows articles={articles} isBin={list.search.filter === 'bin'} />
          {articles.length === 0 && !pages.isPlaceholderData && <NoArticles list={list} />}
          {pages.hasNextPage && (
            <Button
              className="justify-self-center"
              isPending={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {pages.isFetchingNextPage ? 'Fetching more…' : 'Show more'}
            </Button>
          )}
          {pages.isFetchNextPageError && <LoadingFailed what="More articles" query={pages} />}
        </>
      )}
    </Screen>
  );
}

function NoArticles({ list }: { list: ReturnType<typeof useArticleQuery> }) {
  if (isNarrowed(list.search)) {
    const isBin = list.search.filter === 'bin';
    return (
      <EmptyList
        title={isBin ? 'Nothing in the bin' : 'Nothing found'}
        action={<Button onClick={() => list.change(ALL_ARTICLES)}>Show all articles</Button>}
      >
        {isBin
          ? 'What you delete is kept here until you delete it for good.'
          : 'No article has all of this. Try fewer words, or look at all of them.'}
      </EmptyList>
    );
  }
  return (
    <EmptyList
      title="No articles yet"
      action={
        <Link to={STAFF.newArticle} className={buttonClass('primary')}>
          Write the first article
        </Link>
      }
    >
      Write about a job, a material or a question that customers keep asking. A draft is seen by
      staff alone until you publish it.
    </EmptyList>
  );
}
