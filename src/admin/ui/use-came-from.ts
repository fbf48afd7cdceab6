import { useState } from 'react';
import { useLocation } from 'react-router';

/** The public page's part whose *Edit* led here, such as `#joints` or ''. @returns null for another way. */
export function useCameFrom(): string | null {
  const { search, hash } = useLocation();
  const [from] = useState(() => (new URLSearchParams(search).get('from') === 'page' ? hash : null));
  return from;
}
