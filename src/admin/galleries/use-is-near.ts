import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element has ever come near the window. @returns that and a callback ref. */
export function useIsNear(rootMargin = '0px'): [isNear: boolean, watch: RefCallback<Element>] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin],
  );
  return [isNear, watch];
}
