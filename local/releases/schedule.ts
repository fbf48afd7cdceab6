import type { Publisher } from './publisher.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * Publishes scheduled articles, and compares the site with a build from scratch once a day.
 *
 * @param asks whether to poll for releases every second, where the database notifies no server.
 */
export function keepTimes(
  publisher: Pick<Publisher, 'check' | 'checkDue' | 'checkSite'>,
  { asks }: { asks: boolean },
): void {
  if (asks) setInterval(publisher.check, SECOND).unref();
  setInterval(publisher.checkDue, MINUTE).unref();
  setInterval(publisher.checkSite, DAY).unref();
}
