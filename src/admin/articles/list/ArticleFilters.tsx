import { useQuery } from '@tanstack/react-query';
import { languageChoices } from '#admin/articles/translations/language-filter.ts';
import { articleAuthors, articleTags } from '#admin/queries/articles.ts';
import { fieldClass } from '#admin/ui/fields/field-class.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { ArticleQuery } from '#data/articles/article-list.ts';
import { staff } from '#languages/staff.ts';
import { articleFilters, articleOrders, type useArticleQuery } from './article-query.ts';

/** Above the list: words to look for, and which articles in which order. */
export function ArticleFilters({ list }: { list: ReturnType<typeof useArticleQuery> }) {
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
      {select('tag', staff.articles.withTheTag, choices(staff.articles.anyTag, tags, search.tag))}
      {select(
        'author',
        staff.articles.byTheAuthor,
        choices(staff.articles.anyAuthor, authors, search.author),
      )}
      {select('sort', staff.articles.sortBy, articleOrders())}
      {otherLanguages().length > 0 &&
        select('language', staff.translations.list.language, languageChoices())}
    </search>
  );
}

/** What can be chosen, and what is chosen already, should it be used no longer. */
function choices(any: string, names: readonly string[], chosen: string): Record<string, string> {
  const all = names.includes(chosen) || chosen === '' ? names : [...names, chosen];
  return Object.fromEntries([['', any], ...all.map((name) => [name, name])]);
}
