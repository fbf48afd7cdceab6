import { useSyncExternalStore } from 'react';

/** The window has room for a panel beside a text: Tailwind's `xl`. */
export const WIDE = '(min-width: 80rem)';

/** Whether the window is as a media query says, kept up to date. */
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
