import { fetchSiteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import type { Log } from '#tooling/log.ts';
import { networkReason } from '#tooling/network-error.ts';
import type { CallFunction } from './call-function.ts';

/** Tells the database what it has to know of the folder: hours, spelling, what confirms an enquiry in which language, and the words of mails to staff. Failing costs nobody a start. */
export async function recordSiteDefaults(call: CallFunction, log: Log): Promise<void> {
  await fetchSiteDefaults(site)
    .then((defaults) => call('record_site_defaults', defaults))
    .catch((error: unknown) =>
      log(
        `What the folder of the business says could not be noted: ${networkReason(error)}`,
        'warn',
      ),
    );
}
