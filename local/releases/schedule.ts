import type { Publisher } from './publisher.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * What a server does by itself: scheduled articles go live, and once a day the site is compared with a
 * build from scratch.
 *
 * @param asks whether to ask every second for releases: nobody tells this server of one.
 */
export function keepTimes(
  publisher: Pick<Publisher, 'check' | 'checkDue' | 'checkSite'>,
  { asks }: { asks: boolean },
): void {
  if (asks) setInterval(publisher.check, SECOND).unref();
  setInterval(publisher.checkDue, MINUTE).unref();
  setInterval(publisher.checkSite, DAY).unref();
}
