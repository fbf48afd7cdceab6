/** How many backups stay: the last ones whenever they were made, and the newest of so many days, weeks and months. */
const KEPT = { last: 3, days: 7, weeks: 4, months: 12 };

const NAME = /^site-(\d{4})-(\d{2})-(\d{2})-(\d{2})(\d{2})(\d{2})\.zip$/;

/** The name of a nightly backup: its time, in UTC. */
export function nameOf(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  return `site-${day}-${time.slice(0, 8).replaceAll(':', '')}.zip`;
}

/** When a nightly backup was made; `null` for any other file. */
export function timeOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (!year) return null;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) || nameOf(at) !== name ? null : at;
}

/**
 * Which files of a folder the rotation removes. Counts backups and not days, so a server that was off for a
 * year keeps what it had.
 *
 * @param names of all files in the folder: only nightly backups are ever removed.
 * @param made the one that was just made and tried, which stays even when the clock was wrong.
 */
export function backupsToRemove(names: readonly string[], made: string, kept = KEPT): string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOf(name);
      return at ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const stays = new Set([made]);
  const rules: [number, (at: Date) => string][] = [
    [kept.last, nameOf],
    [kept.days, dayOf],
    [kept.weeks, weekOf],
    [kept.months, monthOf],
  ];
  for (const [count, periodOf] of rules) {
    const periods = new Set<string>();
    for (const { name, at } of backups) {
      const period = periodOf(at);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      stays.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !stays.has(name));
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The week's Monday. */
function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return dayOf(new Date(at.getTime() - sinceMonday * 24 * 60 * 60 * 1000));
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}
