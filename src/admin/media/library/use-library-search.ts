import { FILTERS, ORDERS } from '#admin/media/media-words.ts';
import { useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { type MediaSearch, WHOLE_LIBRARY } from '#data/media/media-library.ts';

/** The parameters of the address. */
const NAMES: Record<keyof MediaSearch, string> = {
  words: 'q',
  filter: 'show',
  order: 'sort',
  tag: 'tag',
  kind: 'kind',
};

/** The library's search, see useAddressSearch(). */
export function useLibrarySearch() {
  return useAddressSearch({ read: readSearch, write: writeSearch });
}

export type LibraryQuery = ReturnType<typeof useLibrarySearch>;

/** Ignores what is not valid. */
function readSearch(address: URLSearchParams): MediaSearch {
  const filter = address.get(NAMES.filter) ?? '';
  const order = address.get(NAMES.order) ?? '';
  return {
    words: address.get(NAMES.words) ?? '',
    filter: isKeyOf(FILTERS, filter) ? filter : WHOLE_LIBRARY.filter,
    order: isKeyOf(ORDERS, order) ? order : WHOLE_LIBRARY.order,
    tag: address.get(NAMES.tag) ?? '',
    kind: address.get(NAMES.kind) ?? '',
  };
}

/** Only what differs from the whole library. */
function writeSearch(search: MediaSearch): URLSearchParams {
  const parts = Object.keys(NAMES) as (keyof MediaSearch)[];
  return new URLSearchParams(
    parts
      .filter((part) => search[part] !== WHOLE_LIBRARY[part])
      .map((part) => [NAMES[part], search[part]]),
  );
}

function isKeyOf<Names extends object>(
  names: Names,
  key: string,
): key is Extract<keyof Names, string> {
  return Object.hasOwn(names, key);
}
