import { useEffect } from 'react';
import { site } from '#site';

/** Names the screen in the browser's tab and history. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);
}
