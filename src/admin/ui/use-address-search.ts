import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';

interface AddressSearchOptions<Search> {
  /** What an address asks for; what it says that is no search is passed over. */
  read: (address: URLSearchParams) => Search;
  /** The other way: only what differs from the whole list. */
  write: (search: Search) => URLSearchParams;
}

/**
 * What a list is searched for. It is in the address too, so that the way back finds it again and it can
 * be sent to somebody. The fields don't wait for the address, which follows a moment later: fast typing
 * would lose letters, and a choice made right after it what was typed.
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
    // Our own changes replace the address; anything else led here from elsewhere.
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
    /** The end of the address that finds the same again: '?q=oak', or ''. */
    query: parameters && `?${parameters}`,
  };
}
