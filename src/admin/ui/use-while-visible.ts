import { useEffect, useEffectEvent } from 'react';

/** Does something now and then while the page is visible, and when it becomes visible. */
export function useWhileVisible(run: () => void, everyMs: number): void {
  const runVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') run();
  });
  useEffect(() => {
    const look = () => runVisible();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
}
