import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The part of the public page from which somebody came by its *Edit*.
 *
 * @returns the end of the address that leads back to it, for example `#joints` or an empty text; null
 *   for whoever came another way.
 */
export function useCameFrom(): string | null {
  const { search, hash } = useLocation();
  const [from] = useState(() => (new URLSearchParams(search).get('from') === 'page' ? hash : null));
  return from;
}
