import { UserError } from '#tooling/user-error.ts';
import { checkAgainstHost } from './check-against-host.ts';
import { findHost } from './find-host.ts';
import { HOSTS } from './hosts.ts';
import { measureSite } from './measure-site.ts';

/**
 * Looks before a built site is sent whether its host would take it, as far as the settings name a host. What it nearly
 * would not becomes a line of the log.
 *
 * @throws UserError with what is too much, and what to do.
 */
export async function requireHostTakes(
  site: string,
  log: (line: string) => void,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const host = findHost(environment);
  if (!host) return;
  const remarks = checkAgainstHost(HOSTS[host], await measureSite(site));
  const errors = remarks.filter(({ state }) => state === 'error');
  if (errors.length > 0) throw new UserError(errors.map(({ sentence }) => sentence).join(' '));
  for (const { sentence } of remarks) log(`Warning: ${sentence}`);
}
