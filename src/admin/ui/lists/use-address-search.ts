import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';

interface AddressSearchOptions<Search> {
  usual: Search;
  /** Ignores what is not valid. */
  read: (address: URLSearchParams) => Search;
  /** Only what differs from the whole list. */
  write: (search: Search) => URLSearchParams;
}

/** Reads and writes a search. @param names the parameters of the address. @param choices the valid values, by what they are called. */
export function searchAddress<Search extends Record<keyof Search, string>>(
  names: Readonly<Record<keyof Search, string>>,
  usual: Search,
  choices: () => {
    readonly [Part in keyof Search]?: Readonly<Record<Search[Part], string>>;
  } = () => ({}),
): AddressSearchOptions<Search> {
  const parts = Object.keys(names) as (keyof Search)[];
  const readPart = (part: keyof Search, text: string) => {
    const options = choices()[part];
    return options && !Object.hasOwn(options, text) ? usual[part] : text;
  };
  return {
    usual,
    read: (address) =>
      Object.fromEntries(
        parts.map((part) => [part, readPart(part, address.get(names[part]) ?? usual[part])]),
      ) as Search,
    write: (search) =>
      new URLSearchParams(
        parts
          .filter((part) => search[part] !== usual[part])
          .map((part) => [names[part], search[part]]),
      ),
  };
}

/** A list's search, also in the address, which follows a moment later: fields that waited would lose letters. */
export function useAddressSearch<Search extends { words: string; filter: string }>(
  options: AddressSearchOptions<Search>,
) {
  const { read, write, usual } = options;
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(() => read(address));
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [arrival, setArrival] = useState(key);
  if (arrival !== key) {
    setArrival(key);
    // Our own changes replace the address; others come from elsewhere.
    if (navigation !== NavigationType.Replace) setSearch(read(address));
  }

  function change(next: Partial<Search>) {
    const wanted = { ...search, ...next };
    setSearch(wanted);
    setAddress(write(wanted), { replace: true, preventScrollReset: true });
  }

  const parameters = write(search).toString();
  // What is asked for: while words are typed, what was before.
  const settled: Search = { ...search, words: useDebounced(search.words) };
  return {
    ...{ search, settled, change },
    /** Whether anything is left out, whatever the order. */
    isNarrowed: [...write(settled).keys()].some((name) => name !== 'sort'),
    showAll: () => change({ ...usual, filter: 'all' }),
    /** '?q=oak', or ''. */
    query: parameters && `?${parameters}`,
  };
}

export type ListQuery<
  Search extends { words: string; filter: string } = { words: string; filter: string },
> = ReturnType<typeof useAddressSearch<Search>>;
