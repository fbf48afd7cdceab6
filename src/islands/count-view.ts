import { storedSession } from '#data/accounts/stored-session.ts';
import { browserBackend } from '#environment';

/** With what layout shifts and events add. */
interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/**
 * Tells the database once that somebody looked at this page, when they first leave it: by then it is known how quick it was.
 * Nothing is kept on the device, no answer is waited for, and nothing is tried again. What is loaded again or gone
 * back to is no view.
 *
 * @param kind `view`, or `missed` of the page for addresses without a page.
 */
export function countView(kind: string): void {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const { referrer } = document;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const asksNotTo = doNotTrack === '1' || globalPrivacyControl;
  if (arrival?.type !== 'navigate' || webdriver || asksNotTo || storedSession()) return;
  const seen = {
    kind,
    path: location.pathname,
    host: referrer && new URL(referrer).host,
    campaign: new URLSearchParams(location.search).get('utm_source') ?? '',
    ...{ ttfb: arrival.responseStart, lcp: 0, inp: 0, cls: 0 },
  };
  // The few lines of `web-vitals`, of 2 kB, that tell good from poor. INP is the slowest answer here and CLS the sum of all shifts: never
  // less than what the package says.
  const watch = (type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see)).observe({
      ...({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit),
    });
  // Nobody waited for what began out of sight.
  if (!performance.getEntriesByType('visibility-state')[1]) {
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
    });
  }
  watch('event', (entry) => {
    if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  const { url, key } = browserBackend();
  // Not a beacon, which has no headers: in the address PostgREST takes the key for a filter, and refuses it.
  const send = () =>
    fetch(`${url}/rest/v1/rpc/count_view`, {
      method: 'POST',
      keepalive: true,
      headers: { apikey: key },
      body: new URLSearchParams(seen as never),
    }).catch(() => {});
  // A page at rest is in sight: the next change is that it goes out of it.
  addEventListener('visibilitychange', send, { once: true });
}
