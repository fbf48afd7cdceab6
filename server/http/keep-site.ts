import type { SiteStore } from '#server/releases/site-store.ts';
import { BuildError } from '#tooling/build-site.ts';
import type { Log } from '#tooling/log.ts';

/**
 * Makes a site at the start. When that fails, an older site stays up and the reason is logged: a restart
 * must not take a working site away.
 *
 * @throws Error of `make` when there is no older site.
 */
export async function makeOrKeepSite(
  store: SiteStore,
  log: Log,
  make: () => Promise<unknown>,
): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!store.live()) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    log(`The site could not be made again and stays as it was: ${reason}`, 'error');
    if (error instanceof BuildError && error.output) log(error.output, 'warn');
  }
}
