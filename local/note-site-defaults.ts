import { siteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import type { Log } from '#tooling/log.ts';
import { networkReason } from '#tooling/network-error.ts';
import type { CallFunction } from './call-function.ts';

/** Tells the database the hours of the folder, by which it counts until an answer. Failing costs nobody a start. */
export async function noteSiteDefaults(call: CallFunction, log: Log): Promise<void> {
  await call('note_site_defaults', siteDefaults(site)).catch((error: unknown) =>
    log(`The opening hours could not be noted: ${networkReason(error)}`, 'warn'),
  );
}
