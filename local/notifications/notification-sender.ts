import { networkReason } from '#tooling/network-error.ts';
import type { ClaimedNotification, NotificationQueue, SendResult } from './notification-queue.ts';

export interface NotificationSender {
  /** Sends what is due, one round at a time; errors are logged. */
  check(): Promise<void>;
  /** Aborts running requests; they are retried later. */
  stop(): Promise<void>;
}

export interface NotificationSenderOptions {
  queue: NotificationQueue;
  log: (line: string) => void;
  /** Milliseconds; default 30,000. */
  answerWithin?: number;
}

/** Milliseconds between two looks into the outbox. */
export const LOOK_EVERY_MS = 5000;

/** As long as pg_net waits on a hosted project. */
const ANSWER_WITHIN_MS = 30_000;
/** Characters of an answer that are read for its reason. */
const ANSWER_LIMIT = 10_000;

export function createNotificationSender({
  queue,
  log,
  answerWithin = ANSWER_WITHIN_MS,
}: NotificationSenderOptions): NotificationSender {
  const stopping = new AbortController();
  let work: Promise<void> | null = null;
  let lastTrouble = '';

  async function send(notification: ClaimedNotification): Promise<void> {
    const result = await post(notification, answerWithin, stopping.signal);
    if (!result) return;
    await queue.record(notification.id, result);
    if ('trouble' in result || result.status >= 300) {
      log(
        `A mail to ${notification.recipient} could not be sent: ${reasonOf(result)} It is tried again.`,
      );
    } else if (!notification.url) {
      log(`Mail to ${notification.recipient}: ${notification.subject}`);
    }
  }

  async function round(): Promise<void> {
    const notifications = await queue.claim();
    lastTrouble = '';
    // In parallel: each must be recorded within five minutes.
    await Promise.all(notifications.map(send));
  }

  return {
    async check() {
      if (stopping.signal.aborted) return;
      work ??= round()
        .catch((error: unknown) => {
          const trouble = networkReason(error);
          if (!stopping.signal.aborted && trouble !== lastTrouble) {
            log(`Notices could not be sent: ${trouble}`);
          }
          lastTrouble = trouble;
        })
        .finally(() => {
          work = null;
        });
      await work;
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

/** @returns `null` when the server stops meanwhile. */
async function post(
  { url, headers, body }: ClaimedNotification,
  answerWithin: number,
  stopping: AbortSignal,
): Promise<SendResult | null> {
  if (!url) return { status: 200, answer: '' };
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(answerWithin)]);
    const options = { method: 'POST', headers, body, signal } as const;
    const response = await fetch(url, { ...options, redirect: 'manual' });
    const answer = (await response.text()).slice(0, ANSWER_LIMIT);
    return { status: response.status, answer };
  } catch (error) {
    if (stopping.aborted) return null;
    if (error instanceof Error && error.name === 'TimeoutError') {
      const seconds = Math.round(answerWithin / 1000);
      return { trouble: `The mail provider did not answer within ${seconds} seconds.` };
    }
    return { trouble: `The mail provider could not be reached: ${networkReason(error)}.` };
  }
}

function reasonOf(result: SendResult): string {
  return 'trouble' in result ? result.trouble : `the mail provider answered HTTP ${result.status}.`;
}
