import { useCallback, useRef } from 'react';

/**
 * The same function at each drawing, which calls the newest one: what is given it is not drawn again
 * because of it. For listeners only, never while drawing.
 */
export function useLatest<Arguments extends unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const latest = useRef(newest);
  latest.current = newest;
  return useCallback((...given) => latest.current(...given), []);
}
