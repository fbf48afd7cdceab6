import { UserError } from '#tooling/user-error.ts';

const PROVIDERS = ['resend', 'postmark', 'brevo', 'webhook'];

/** What notifications are sent with, as the database's `claim_notices()` takes it. */
export interface SenderSettings {
  /** 'outbox' sends nothing: the mail stays in the outbox, where it can be read. */
  provider: string;
  key?: string;
  /** The address that mails come from, as in 'Name <name@example.com>'. */
  from?: string;
  /** Of the webhook, or of a provider's interface elsewhere. */
  url?: string;
  /** Origin of the site, for links. */
  site: string;
}

/**
 * What the environment says about sending notifications (NOTICE_PROVIDER, NOTICE_KEY, NOTICE_FROM,
 * NOTICE_URL); `null` when it says nothing. What is wrong with the rest the database says, with each notification.
 *
 * @param siteUrl origin of the site.
 * @throws UserError for a provider that is none, and for a key without a provider.
 */
export function readSenderSettings(
  environment: NodeJS.ProcessEnv,
  siteUrl: string,
): SenderSettings | null {
  const { NOTICE_PROVIDER, NOTICE_KEY, NOTICE_FROM, NOTICE_URL } = environment;
  if (!NOTICE_PROVIDER) {
    if (NOTICE_KEY || NOTICE_FROM || NOTICE_URL) {
      throw new UserError(
        `NOTICE_PROVIDER is missing: it must be one of ${PROVIDERS.join(', ')}, or leave out the other NOTICE_ settings.`,
      );
    }
    return null;
  }
  if (!PROVIDERS.includes(NOTICE_PROVIDER)) {
    throw new UserError(
      `NOTICE_PROVIDER is "${NOTICE_PROVIDER}": it must be one of ${PROVIDERS.join(', ')}.`,
    );
  }
  return {
    provider: NOTICE_PROVIDER,
    site: new URL(siteUrl).origin,
    ...(NOTICE_KEY && { key: NOTICE_KEY }),
    ...(NOTICE_FROM && { from: NOTICE_FROM }),
    ...(NOTICE_URL && { url: NOTICE_URL }),
  };
}

/**
 * What the server of the embedded backend sends notifications with: the provider that the environment names,
 * or nothing but the outbox.
 *
 * @param siteUrl origin of the site, unless SITE_URL says otherwise.
 * @throws UserError see `readSenderSettings`.
 */
export function embeddedSender(environment: NodeJS.ProcessEnv, siteUrl: string): SenderSettings {
  const site = environment.SITE_URL || siteUrl;
  return (
    readSenderSettings(environment, site) ?? { provider: 'outbox', site: new URL(site).origin }
  );
}
