import { UserError } from '#tooling/user-error.ts';

const PROVIDERS = ['resend', 'postmark', 'brevo', 'webhook'];

/** How notifications are sent, as the database's `claim_notices()` takes it. */
export interface SenderSettings {
  /** 'outbox' only keeps the mail there, to be read. */
  provider: string;
  key?: string;
  /** The address that mails come from, as in 'Name <name@example.com>'. */
  from?: string;
  /** The webhook, or a provider's API elsewhere. */
  url?: string;
  /** Origin of the site, for links. */
  site: string;
}

/**
 * The NOTICE_ settings of the environment; `null` without any. The database checks what is not checked
 * here.
 *
 * @throws UserError for an unknown provider, and for a key without a provider.
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

/** The provider of the environment, or else the outbox; SITE_URL overrides `siteUrl`. */
export function embeddedSender(environment: NodeJS.ProcessEnv, siteUrl: string): SenderSettings {
  const site = environment.SITE_URL || siteUrl;
  return (
    readSenderSettings(environment, site) ?? { provider: 'outbox', site: new URL(site).origin }
  );
}
