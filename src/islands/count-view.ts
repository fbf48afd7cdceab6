import { holdsSession } from '#data/accounts/stored-session.ts';
import { browserBackend } from '#environment';

/** Google's limits of what is good and what is poor: LCP, INP, CLS, TTFB. */
const LIMITS = [
  [2500, 4000],
  [200, 500],
  [0.1, 0.25],
  [800, 1800],
] as const;

/** What layout-shift and event timing add to an entry, which not every browser has. */
interface Entry extends PerformanceEntry {
  hadRecentInput?: boolean;
  value?: number;
  interactionId?: number;
}

/**
 * Tells the database once that somebody has looked at this page, when they first leave it or put it in the background: by
 * then it is known how quick it was. Nothing is kept on the device, and an answer is not waited for. What is
 * loaded again or gone back to is no view, nor is what nobody ever saw.
 *
 * @param what `view` or `missed`: the page for addresses without a page.
 */
export function countView(what: string): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (arrival?.type !== 'navigate' || webdriver || doNotTrack === '1' || globalPrivacyControl)
    return;
  const vitals = watchVitals(arrival);
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState === 'visible') return;
    document.removeEventListener('visibilitychange', send);
    if (holdsSession()) return;
    const { url, key } = browserBackend();
    navigator.sendBeacon(
      `${url}/rest/v1/rpc/count_view?apikey=${key}`,
      new URLSearchParams({
        path: location.pathname,
        source: sourceOf(location.href, document.referrer),
        vitals: LIMITS.map(([good, poor], nth) => {
          const value = vitals[nth];
          return value === undefined ? '-' : Number(value > good) + Number(value > poor);
        }).join(''),
        missed: String(what === 'missed'),
      }),
    );
  });
}

/**
 * The few lines of `web-vitals` that this takes; the package is five times as much. What began out of sight was not waited for.
 *
 * @returns LCP, INP, CLS and TTFB as they become known.
 */
function watchVitals({ responseStart }: PerformanceNavigationTiming): (number | undefined)[] {
  const vitals: (number | undefined)[] = [];
  if (performance.getEntriesByType('visibility-state')[0]?.name === 'hidden') return vitals;
  vitals[3] = responseStart;
  const watch = (type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      ...{ type, buffered: true, durationThreshold: 40 },
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals[0] = startTime;
    // From now on none is a good one, where they are told.
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals[2] ??= 0;
  });
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) vitals[1] = Math.max(vitals[1] ?? 0, duration);
  });
  let [first, last, sum] = [0, 0, 0];
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    // The worst of those that follow each other within a second, for five seconds at most.
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    vitals[2] = Math.max(vitals[2] ?? 0, sum);
  });
  return vitals;
}

/** Where a visitor came from: `/` from this site, `utm:` and the word of a campaign, or no more than the host. */
export function sourceOf(address: string, referrer: string): string {
  const here = new URL(address);
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (from?.origin === here.origin) return '/';
  const campaign = here.searchParams.get('utm_source');
  return campaign ? `utm:${campaign}` : (from?.host ?? '');
}
