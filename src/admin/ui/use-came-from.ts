import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The part of the public page whose *Edit* led here.
 *
 * @returns the end of the address that leads back, such as `#joints` or ''; null for another way.
 */
export function useCameFrom(): string | null {
  const { search, hash } = useLocation();
  const [from] = useState(() => (new URLSearchParams(search).get('from') === 'page' ? hash : null));
  return from;
}
