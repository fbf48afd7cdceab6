import { useEffect } from 'react';
import { useCameFrom } from '#admin/ui/use-came-from.ts';
import { jumpTo } from './jump-to.ts';

/** How often, and how many times, the text is looked at for the part that was asked for. */
const RETRY = { everyMs: 100, times: 50 };

/** From *Edit* on the public page: opens the text at what was in view there. @returns see `useCameFrom`. */
export function useArrival(): string | null {
  const from = useCameFrom();
  useEffect(() => {
    const part = from?.slice(1);
    if (!part) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (jumpTo(decodeURIComponent(part)) || tries >= RETRY.times) clearInterval(timer);
    }, RETRY.everyMs);
    return () => clearInterval(timer);
  }, [from]);
  return from;
}
