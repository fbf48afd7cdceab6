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
    const parameters = new URLSearchParams();
    if (wanted.words) parameters.set('q', wanted.words);
    if (wanted.state !== all) parameters.set('state', wanted.state);
    setAddress(parameters, { replace: true, preventScrollReset: true });
  }

  return { words, state, search, clear: () => search({ words: '', state: all }) };
}
