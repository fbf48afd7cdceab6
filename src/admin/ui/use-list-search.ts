import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What a list is searched for. It is in the address too, so that the way back finds it again; the
 * field itself does not wait for the address, or fast typing would lose letters.
 *
 * @param all the state that means no particular one.
 */
export function useListSearch(all: string) {
  const [address, setAddress] = useSearchParams();
  const [words, setWords] = useState(address.get('q') ?? '');
  const [state, setState] = useState(address.get('state') ?? all);

  function search(next: { words?: string; state?: string }) {
    const wanted = { words, state, ...next };
    setWords(wanted.words);
    setState(wanted.state);
    setAddress(toParameters(wanted, all), { replace: true, preventScrollReset: true });
  }

  const parameters = toParameters({ words, state }, all).toString();
  return {
    words,
    state,
    search,
    clear: () => search({ words: '', state: all }),
    /** The end of the address that finds the same again: '?q=oak', or ''. */
    query: parameters && `?${parameters}`,
  };
}

function toParameters({ words, state }: { words: string; state: string }, all: string) {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (state !== all) parameters.set('state', state);
  return parameters;
}
