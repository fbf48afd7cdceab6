import { callProject } from '#tooling/project.ts';
import type { SenderSettings } from './sender-settings.ts';

/** A notification that is to be sent now: the request to make, and what it says. */
export interface ClaimedNotification {
  id: string;
  /** `null` for what stays in the outbox. */
  url: string | null;
  headers: Record<string, string>;
  /** JSON, to be sent as it is: a webhook is signed over it. */
  body: string;
  recipient: string;
  subject: string;
  content: string;
}

/** What came of a request: the provider's answer, or a sentence about why there is none. */
export type SendResult = { status: number; answer: string } | { trouble: string };

/** What the database is asked about notifications, and told. Needs the rights of the service role. */
export interface NotificationQueue {
  /** Takes on the notifications whose time has come. */
  claim(): Promise<ClaimedNotification[]>;
  /** Says what came of one. */
  record(id: string, result: SendResult): Promise<void>;
}

/** The queue of an embedded backend, whose statements run as superuser. */
export function embeddedNotificationQueue(
  backend: { sql<Row>(query: string, parameters?: unknown[]): Promise<Row[]> },
  sender: SenderSettings,
): NotificationQueue {
  return {
    claim: () =>
      backend.sql<ClaimedNotification>('select * from public.claim_notices($1)', [
        JSON.stringify(sender),
      ]),
    async record(id, result) {
      const { status_code, answer, trouble } = parametersOf(result);
      await backend.sql('select public.record_notice($1, $2, $3, $4)', [
        id,
        status_code,
        answer,
        trouble,
      ]);
    },
  };
}

/**
 * The queue of a hosted project.
 *
 * @param sender `null` for what is in the project's vault.
 */
export function hostedNotificationQueue(
  url: string,
  secretKey: string,
  sender: SenderSettings | null,
): NotificationQueue {
  const call = callProject({ url, secretKey });
  return {
    claim: async () => (await call('claim_notices', { sender })) as ClaimedNotification[],
    async record(id, result) {
      await call('record_notice', { id, ...parametersOf(result) });
    },
  };
}

function parametersOf(result: SendResult) {
  return 'trouble' in result
    ? { status_code: null, answer: null, trouble: result.trouble }
    : { status_code: result.status, answer: result.answer, trouble: null };
}
