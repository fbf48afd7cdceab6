import { useStore } from '@nanostores/react';
import { formatDateTime, formatRelative } from '#domain/text/when.ts';
import { site } from '#site';
import { $now } from './now.ts';

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
