import { formatDateTime, formatRelative } from '#domain/when.ts';
import { site } from '#site';

/** A moment in the business's time zone, as people say it; the whole of it when pointed at. */
export function RelativeTime({ at }: { at: string | number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at, site.timeZone)}>
      {formatRelative(at, Date.now(), site.timeZone)}
    </time>
  );
}
