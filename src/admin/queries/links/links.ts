import { queryOptions, useQuery } from '@tanstack/react-query';

/** All that a link may lead to, with its name. */
export const linkChoices = queryOptions({
  queryKey: ['pages', 'link-choices'],
  queryFn: async () => (await import('./link-choices.ts')).fetchLinkChoices(),
  staleTime: 60_000,
});

/** What the page at an address is called; the address where nothing is known of it. */
export function usePageTitles(): (path: string) => string {
  const { data } = useQuery(linkChoices);
  const titles = new Map(data?.map(({ address, name }) => [address, name]));
  return (path) => titles.get(path) ?? path;
}
