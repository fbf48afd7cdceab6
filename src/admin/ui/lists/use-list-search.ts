import { searchAddress, useAddressSearch } from './use-address-search.ts';

/** A list's words and state, see useAddressSearch(). @param all the state that means no particular one. */
export function useListSearch(all: string) {
  return useAddressSearch(searchAddress({ words: 'q', state: 'state' }, { words: '', state: all }));
}

export type ListQuery = ReturnType<typeof useListSearch>;
