import type { BackendProcess } from '#local/backend-process/supervisor.ts';
import { callProject } from '#tooling/project.ts';
import type { SenderSettings } from './sender-settings.ts';

/** A notification to send now: the request, and what it says. */
export interface ClaimedNotification {
  id: string;
  /** `null` for a notification that stays in the outbox. */
  url: string | null;
  headers: Record<string, string>;
  /** JSON, sent unchanged: a webhook is signed over it. */
  body: string;
  recipient: string;
  subject: string;
  content: string;
}

/** The provider's answer, or a sentence about why there is none. */
export type SendResult = { status: number; answer: string } | { trouble: string };

/** The database's outbox. Needs the rights of the service role. */
export interface NotificationQueue {
  /** Claims the notifications that are due. */
  claim(): Promise<ClaimedNotification[]>;
  record(id: string, result: SendResult): Promise<void>;
}

/** Statements of the embedded backend run as superuser. */
export function embeddedNotificationQueue(
  backend: Pick<BackendProcess, 'sql'>,
  sender: SenderSettings,
): NotificationQueue {
  const settings = JSON.stringify(sender);
  return {
    claim: () => backend.sql('select * from public.claim_notices($1)', [settings]),
    async record(id, result) {
      const { status_code, answer, trouble } = parametersOf(result);
      const parameters = [id, status_code, answer, trouble];
      await backend.sql('select public.record_notice($1, $2, $3, $4)', parameters);
    },
  };
}

/** @param sender `null` for the one in the project's vault. */
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
