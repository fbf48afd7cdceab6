import { mediaFilters, mediaOrders } from '#admin/media/media-words.ts';
import { searchAddress, useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { type MediaSearch, WHOLE_LIBRARY } from '#data/media/media-library.ts';

const ADDRESS = searchAddress<MediaSearch>(
  { words: 'q', filter: 'show', order: 'sort', tag: 'tag', kind: 'kind' },
  WHOLE_LIBRARY,
  () => ({ filter: mediaFilters(), order: mediaOrders() }),
);

/** The library's search, see useAddressSearch(). */
export function useLibrarySearch() {
  return useAddressSearch(ADDRESS);
}

export type LibraryQuery = ReturnType<typeof useLibrarySearch>;
