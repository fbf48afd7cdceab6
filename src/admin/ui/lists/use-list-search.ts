import { useAddressSearch } from './use-address-search.ts';

/** A list's words and state, see useAddressSearch(). @param all the state that means no particular one. */
export function useListSearch(all: string) {
  return useAddressSearch({
    read: (address) => ({
      words: address.get('q') ?? '',
      state: address.get('state') ?? all,
    }),
    write: ({ words, state }) =>
      new URLSearchParams({ ...(words && { q: words }), ...(state !== all && { state }) }),
  });
}

export type ListQuery = ReturnType<typeof useListSearch>;
