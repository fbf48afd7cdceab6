import { useQuery } from '@tanstack/react-query';
import { articleAuthors, articleTags } from '#admin/queries/articles.ts';
import { fieldClass } from '#admin/ui/fields/field-class.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { FILTERS, ORDERS } from './article-query.ts';
import type { ArticleListQuery } from './use-article-query.ts';

/** Above the list: words to look for, and which articles in which order. */
export function ArticleFilters({ list }: { list: ArticleListQuery }) {
  const { search, change } = list;
  const { data: tags = [] } = useQuery(articleTags);
  const { data: authors = [] } = useQuery(articleAuthors);
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <input
        type="search"
        aria-label="Search articles"
        placeholder="Search by title, summary, tag or author"
        value={search.search}
        onChange={(event) => change({ search: event.target.value })}
        className={fieldClass({ extra: 'col-span-full min-w-0 px-3.5 text-control' })}
      />
      <Select
        label="Show articles"
        isLabelHidden
        value={search.filter}
        options={FILTERS}
        onChange={(filter) => change({ filter })}
      />
      <Select
        label="With the tag"
        isLabelHidden
        value={search.tag}
        options={choices('Any tag', tags, search.tag)}
        onChange={(tag) => change({ tag })}
      />
      <Select
        label="By the author"
        isLabelHidden
        value={search.author}
        options={choices('Any author', authors, search.author)}
        onChange={(author) => change({ author })}
      />
      <Select
        label="Sort by"
        isLabelHidden
        value={search.sort}
        options={ORDERS}
        onChange={(sort) => change({ sort })}
      />
    </search>
  );
}

/** What can be chosen, and what is chosen already, should it be used no longer. */
function choices(any: string, names: readonly string[], chosen: string): Record<string, string> {
  const all = names.includes(chosen) || chosen === '' ? names : [...names, chosen];
  return Object.fromEntries([['', any], ...all.map((name) => [name, name])]);
}
