import { useQuery } from '@tanstack/react-query';
import { publishedArticles } from './articles.ts';
import { publishedGalleries } from './galleries.ts';

/** What a section of a page can choose; `slug` is by which pages name it. */
export interface Choice {
  slug: string;
  title: string;
}

/** What visitors have, in the language of the page and then in the main one; undefined while it is fetched. */
export function useChoices(
  from: 'galleries' | 'articles',
  language: string,
  isWanted = true,
): readonly Choice[] | undefined {
  const ofGalleries = { enabled: isWanted && from === 'galleries' };
  const ofArticles = { enabled: isWanted && from === 'articles' };
  const ownGalleries = useQuery({ ...publishedGalleries(language), ...ofGalleries }).data;
  const galleries = useQuery({ ...publishedGalleries(''), ...ofGalleries }).data;
  const ownArticles = useQuery({ ...publishedArticles(language), ...ofArticles }).data;
  const articles = useQuery({ ...publishedArticles(''), ...ofArticles }).data;
  const [own, main] = from === 'galleries' ? [ownGalleries, galleries] : [ownArticles, articles];
  return own && main && (language === '' ? main : [...own, ...main]);
}
