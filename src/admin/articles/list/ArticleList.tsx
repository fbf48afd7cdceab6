import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { DocumentList } from '#admin/documents/list/DocumentList.tsx';
import { type ListKind, stateFilters } from '#admin/documents/list/document-list.ts';
import { articleAuthors, articleList, articleTags } from '#admin/queries/articles.ts';
import { articleTranslations } from '#admin/queries/translations.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { LanguageChips } from '#admin/translations/LanguageChips.tsx';
import { languageChoices } from '#admin/translations/language-filter.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading, LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { ListSearch } from '#admin/ui/lists/ListSearch.tsx';
import { NoneListed } from '#admin/ui/lists/ListStates.tsx';
import { searchAddress, useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import {
  ALL_ARTICLES,
  type ArticleOrder,
  type ArticleQuery,
  type ArticleState,
  changeArticles,
} from '#data/articles/article-list.ts';
import { duplicateDocument } from '#data/documents/documents.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { ARTICLE_LIMITS } from '#domain/articles/article-text.ts';
import { titleOfCopy } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

const ARTICLES: ListKind = {
  ...{ name: 'post', entity: 'posts', canArchive: true, change: changeArticles },
  counted: (count) => staff.screens.articleCount(count),
  deletionHint: () => staff.articles.deleteForGoodHint,
};

const filters = () => stateFilters(staff.lists.things.articles);

const orders = (): Record<ArticleOrder, string> => ({
  updated: staff.articles.lastChanged,
  published: staff.articles.lastPublished,
  title: staff.articles.titleAToZ,
});

export const ADDRESS = searchAddress<ArticleQuery>(
  {
    ...{ words: 'q', filter: 'state', tag: 'tag', author: 'author', sort: 'sort' },
    language: 'language',
  },
  ALL_ARTICLES,
  () => ({ filter: filters(), sort: orders(), language: languageChoices() }),
);

/** /admin/blog: every article, where it stands, and the way into it. */
export function ArticleList() {
  const list = useAddressSearch(ADDRESS);
  const pages = useInfiniteQuery(articleList(list.settled));
  const articles = pages.data?.pages.flatMap((page) => page.articles) ?? [];
  const { data: tags = [] } = useQuery(articleTags);
  const { data: authors = [] } = useQuery(articleAuthors);
  const { anyTag, anyAuthor, withTheTag, byTheAuthor, sortBy } = staff.articles;
  const { tag, author } = list.search;
  const { articles: things } = staff.lists.things;
  const translationsOf = useTranslations(articles);
  const navigate = useNavigate();
  const copying = useDataChange({
    run: async (article: ArticleState) => {
      const title = titleOfCopy(article.title, ARTICLE_LIMITS.title, staff.lists.copyOf);
      const copy = await duplicateDocument('post', article.id, title);
      navigate(STAFF.article(copy.id));
    },
    changes: ['posts'],
  });

  return (
    <Screen
      title={staff.shell.articles}
      actions={
        <Link to={STAFF.newArticle} className={buttonClass('primary')}>
          {staff.shell.newArticle}
        </Link>
      }
      className="grid max-w-list gap-5 py-6"
    >
      <ListSearch
        {...{ things, list }}
        placeholder={staff.articles.searchHint}
        filters={filters()}
        choices={{
          tag: [withTheTag, filterChoices(anyTag, tags, tag)],
          author: [byTheAuthor, filterChoices(anyAuthor, authors, author)],
          sort: [sortBy, orders()],
          language: otherLanguages().length > 0 && [
            staff.translations.list.language,
            languageChoices(),
          ],
        }}
      />
      <Loading what={staff.lists.the(things)} query={pages} />
      <ChangeFailed change={copying} />
      {pages.data && (
        <>
          <DocumentList
            kind={ARTICLES}
            label={staff.shell.articles}
            documents={articles}
            isOld={pages.isPlaceholderData}
            rowOf={(article) => ({
              to: STAFF.article(article.id),
              more: article.tags.length > 0 && (
                <span className="max-sm:hidden"> · {article.tags.join(', ')}</span>
              ),
              languages: (
                <LanguageChips
                  languages={translationsOf(article)}
                  isItself={article.language !== ''}
                />
              ),
              actions: [
                {
                  id: 'duplicate',
                  label: staff.lists.duplicate,
                  run: () => copying.mutate(article),
                },
              ],
            })}
            empty={
              <NoneListed
                {...{ things, list }}
                hasOthers={list.isNarrowed}
                action={
                  <Link to={STAFF.newArticle} className={buttonClass('primary')}>
                    {staff.articles.writeTheFirstArticle}
                  </Link>
                }
              >
                {staff.articles.noArticlesHint}
              </NoneListed>
            }
          />
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

/** What can be chosen, and what is chosen already, should it be used no longer. */
function filterChoices(
  any: string,
  names: readonly string[],
  chosen: string,
): Record<string, string> {
  const all = names.includes(chosen) || chosen === '' ? names : [...names, chosen];
  return Object.fromEntries([['', any], ...all.map((name) => [name, name])]);
}

/** An original's translations, or where a translation itself stands. In a site of one language nobody asks. */
function useTranslations(articles: readonly ArticleState[]) {
  const originalOf = ({ id, translationOf }: ArticleState) => translationOf ?? id;
  const originals = [...new Set(articles.map(originalOf))];
  const isAsked = otherLanguages().length > 0 && originals.length > 0;
  const { data = [] } = useQuery({ ...articleTranslations(originals), enabled: isAsked });
  const byOriginal = Map.groupBy(data, ({ originalId }) => originalId);
  return (article: ArticleState) => {
    const all = byOriginal.get(originalOf(article)) ?? [];
    if (article.language === '') return all;
    return [all.find(({ postId }) => postId === article.id) ?? { ...article, isBehind: false }];
  };
}
