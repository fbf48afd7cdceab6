import type { CallFunction } from '#server/call-function.ts';
import { createRounds } from '#server/rounds.ts';
import type { Log } from '#tooling/log.ts';
import { networkReason } from '#tooling/network-error.ts';
import { UserError } from '#tooling/user-error.ts';

/** A notification to send now: the request, and what it says. */
interface ClaimedNotification {
  id: string;
  /** `null` for a notification that stays in the outbox. */
  url: string | null;
  headers: Record<string, string>;
  /** JSON, sent unchanged: a webhook is signed over it. */
  body: string;
  recipient: string;
  subject: string;
}

/** The provider's answer, or a sentence about why there is none. */
type SendResult = { status_code: number; answer: string } | { trouble: string };

export type NotificationSender = ReturnType<typeof createNotificationSender>;

interface NotificationSenderOptions {
  call: CallFunction;
  /** `null` for the one in a hosted project's vault. */
  sender: SenderSettings | null;
  log: Log;
  /** Milliseconds; default 30,000. */
  answerWithin?: number;
}

const NO_RESULT = { status_code: null, answer: null, trouble: null };
const LOOK_EVERY_MS = 5000;

/** As long as pg_net waits on a hosted project. */
const ANSWER_WITHIN_MS = 30_000;
/** Characters of an answer that are read for its reason. */
const ANSWER_LIMIT = 10_000;

export function createNotificationSender({
  call,
  sender,
  log,
  answerWithin = ANSWER_WITHIN_MS,
}: NotificationSenderOptions) {
  const stopping = new AbortController();

  async function send(notification: ClaimedNotification): Promise<void> {
    const result = await post(notification, answerWithin, stopping.signal);
    if (!result) return;
    const { status_code, answer, trouble } = { ...NO_RESULT, ...result };
    await call('record_notice', { id: notification.id, status_code, answer, trouble });
    if (status_code === null || status_code >= 300) {
      const reason = trouble ?? `the mail provider answered HTTP ${status_code}.`;
      log(
        `A mail to ${notification.recipient} could not be sent: ${reason} It is tried again.`,
        'warn',
      );
    } else if (!notification.url) {
      log(`Mail to ${notification.recipient}: ${notification.subject}`);
    }
  }

  async function sendDue(): Promise<void> {
    const notifications = (await call('claim_notices', { sender })) as ClaimedNotification[];
    // In parallel: each must be recorded within five minutes.
    await Promise.all(notifications.map(send));
  }

  const trouble = 'Notices could not be sent';
  const rounds = createRounds({ work: sendDue, every: LOOK_EVERY_MS, trouble, log });
  return {
    ...rounds,
    /** Aborts running requests; they are retried later. */
    async stop(): Promise<void> {
      stopping.abort();
      await rounds.stop();
    },
  };
}

/** @returns `null` when the server stops meanwhile. */
async function post(
  { url, headers, body }: ClaimedNotification,
  answerWithin: number,
  stopping: AbortSignal,
): Promise<SendResult | null> {
  if (!url) return { status_code: 200, answer: '' };
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(answerWithin)]);
    const options = { method: 'POST', headers, body, signal } as const;
    const response = await fetch(url, { ...options, redirect: 'manual' });
    const answer = (await response.text()).slice(0, ANSWER_LIMIT);
    return { status_code: response.status, answer };
  } catch (error) {
    if (stopping.aborted) return null;
    if (error instanceof Error && error.name === 'TimeoutError') {
      const seconds = Math.round(answerWithin / 1000);
      return { trouble: `The mail provider did not answer within ${seconds} seconds.` };
    }
    return { trouble: `The mail provider could not be reached: ${networkReason(error)}.` };
  }
}

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
