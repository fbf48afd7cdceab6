import { type RefCallback, useCallback, useState } from 'react';

/** In heights of the window. */
const MARGIN = '100%';

/** Whether an element has ever come near the window, for prefetching. @returns that and a callback ref. */
export function useIsNear(): [isNear: boolean, watch: RefCallback<Element>] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch];
}
