import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';

interface AddressSearchOptions<Search> {
  /** Ignores what is not valid. */
  read: (address: URLSearchParams) => Search;
  /** Only what differs from the whole list. */
  write: (search: Search) => URLSearchParams;
}

/**
 * A list's search, also in the address, so that the way back finds it again. The fields don't wait
 * for the address, which follows a moment later: fast typing would lose letters.
 */
export function useAddressSearch<Search extends object>(options: AddressSearchOptions<Search>) {
  const { read, write } = options;
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
  return {
    search,
    change,
    /** '?q=oak', or ''. */
    query: parameters && `?${parameters}`,
  };
}
