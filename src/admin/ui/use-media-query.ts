import { useSyncExternalStore } from 'react';

/** Tailwind's `xl`: room for a panel beside a text. */
export const WIDE = '(min-width: 80rem)';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
  );
}
