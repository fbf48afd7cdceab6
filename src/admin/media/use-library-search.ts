import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type MediaSearch, WHOLE_LIBRARY } from '#data/media-library.ts';
import { FILTERS, ORDERS } from './media-words.ts';

/** Where each part of the search stands in the address. */
const NAMES: Record<keyof MediaSearch, string> = {
  words: 'q',
  filter: 'show',
  order: 'sort',
  tag: 'tag',
  kind: 'kind',
};

/**
 * What the library is searched for. It is in the address too, so that the way back finds it again; the
 * fields themselves do not wait for the address, or fast typing would lose letters.
 */
export function useLibrarySearch() {
  const [address, setAddress] = useSearchParams();
  const [wanted, setWanted] = useState(() => readSearch(address));

  function change(next: Partial<MediaSearch>) {
    const search = { ...wanted, ...next };
    setWanted(search);
    setAddress(writeSearch(search), { replace: true, preventScrollReset: true });
  }

  const parameters = writeSearch(wanted).toString();
  return {
    search: wanted,
    change,
    clear: () => change(WHOLE_LIBRARY),
    /** The end of the address that finds the same again: '?q=oak', or ''. */
    query: parameters && `?${parameters}`,
  };
}

/** What an address asks for; what it says that is no search is passed over. */
export function readSearch(address: URLSearchParams): MediaSearch {
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

/** The other way: only what differs from the whole library. */
export function writeSearch(search: MediaSearch): URLSearchParams {
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
