import { useEffect } from 'react';
import { site } from '#site';

/** The title of the browser's tab. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);
}
