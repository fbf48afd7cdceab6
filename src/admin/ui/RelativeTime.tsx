import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { formatDateTime, formatRelative } from '#domain/text/when.ts';
import { site } from '#site';

const CLOCK_INTERVAL_MS = 10_000;

/** The moment that every “5 minutes ago” counts from: one clock, or two would contradict each other. */
export const $now = atom(Date.now());

onMount($now, () => {
  const look = () => $now.set(Date.now());
  look();
  const timer = setInterval(look, CLOCK_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
});

/** In the business's time zone, as people say it; in full as a tooltip. */
export function RelativeTime({ at }: { at: string | number }) {
  const now = useStore($now);
  const time = new Date(at).getTime();
  return (
    <time dateTime={new Date(time).toISOString()} title={formatDateTime(time, site.timeZone)}>
      {formatRelative(time, notBefore(time, now), site.timeZone)}
    </time>
  );
}

/** What happened after the last tick of the clock is in the past all the same. */
function notBefore(time: number, now: number): number {
  return time <= Date.now() ? Math.max(time, now) : now;
}
