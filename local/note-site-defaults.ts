import { siteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import type { Log } from '#tooling/log.ts';
import { networkReason } from '#tooling/network-error.ts';
import type { CallFunction } from './call-function.ts';

/** Tells the database what it has to know of the folder: hours, spelling, and what confirms an enquiry in which language. Failing costs nobody a start. */
export async function noteSiteDefaults(call: CallFunction, log: Log): Promise<void> {
  await call('note_site_defaults', siteDefaults(site)).catch((error: unknown) =>
    log(`What the folder of the business says could not be noted: ${networkReason(error)}`, 'warn'),
  );
}
