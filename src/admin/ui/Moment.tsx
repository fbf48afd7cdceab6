import { describeMoment, spellMoment } from '#domain/when.ts';
import { site } from '#site';

/** A moment in the business's time zone, as people say it; the whole of it when pointed at. */
export function Moment({ at }: { at: string | number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={spellMoment(at, site.timeZone)}>
      {describeMoment(at, Date.now(), site.timeZone)}
    </time>
  );
}
