import { queryOptions } from '@tanstack/react-query';
import { ALL_ARTICLES, fetchArticlePage } from '#data/articles/article-list.ts';
import { fetchGalleryStates } from '#data/galleries/galleries.ts';

/** How many articles can be chosen from. */
const MOST = 200;

/** Galleries or articles that are live, for a page that shows chosen ones. */
export function recentChoices(from: 'galleries' | 'articles') {
  return queryOptions({
    queryKey: [from === 'galleries' ? 'galleries' : 'posts', 'choices'],
    queryFn: async () => {
      const all =
        from === 'galleries'
          ? await fetchGalleryStates()
          : (await fetchArticlePage(ALL_ARTICLES, null, MOST)).articles;
      return all
        .filter(({ state }) => state === 'live' || state === 'live_with_changes')
        .map(({ slug, title }) => ({ slug, title }));
    },
  });
}
