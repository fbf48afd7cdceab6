import { backend } from './client.ts';

/** How many there are behind an entry of the navigation, by its address; missing when unknown. */
export type Counts = Partial<Record<string, string>>;

/** Counts for the navigation. One that can't be had is left out: it is no reason to stop anybody. */
export async function fetchCounts(): Promise<Counts> {
  const exact = { count: 'exact', head: true } as const;
  const [articles, galleries, portfolio, media, enquiries] = await Promise.all([
    backend().from('posts').select('*', exact).is('deleted_at', null),
    backend().from('galleries').select('*', exact).is('deleted_at', null),
    backend().from('portfolio_images').select('*', exact),
    backend().from('media').select('*', exact).is('deleted_at', null),
    backend().from('enquiries').select('*', exact).eq('status', 'new'),
  ]);
  return {
    '/admin/blog': format(articles.count),
    '/admin/galleries': format(galleries.count),
    '/admin/portfolio-images': format(portfolio.count),
    '/admin/media': format(media.count),
    '/admin/enquiries': enquiries.count ? `${format(enquiries.count)} new` : undefined,
  };
}

function format(count: number | null): string | undefined {
  return count?.toLocaleString('en-GB');
}
