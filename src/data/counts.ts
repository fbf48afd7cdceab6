import { backend } from './client.ts';

/** How many there are; missing when unknown. */
export interface Counts {
  articles?: number | undefined;
  galleries?: number | undefined;
  portfolioImages?: number | undefined;
  media?: number | undefined;
  newEnquiries?: number | undefined;
}

/** The figures beside the navigation. One that can't be had is left out: it is no reason to stop anybody. */
export async function fetchCounts(): Promise<Counts> {
  const exact = { count: 'exact', head: true } as const;
  const [articles, galleries, portfolio, media, enquiries] = await Promise.all([
    backend().from('post_summaries').select('*', exact).eq('is_current', true),
    backend().from('galleries').select('*', exact).is('deleted_at', null),
    backend().from('portfolio_images').select('*', exact),
    backend().rpc('count_media'),
    backend().from('enquiries').select('*', exact).eq('status', 'new'),
  ]);
  return {
    articles: articles.count ?? undefined,
    galleries: galleries.count ?? undefined,
    portfolioImages: portfolio.count ?? undefined,
    media: media.data ?? undefined,
    newEnquiries: enquiries.count ?? undefined,
  };
}
