import { callProject } from '#tooling/project.ts';
import type { SenderSettings } from './sender-settings.ts';

/** A notice that is to be sent now: the request to make, and what it says. */
export interface ClaimedNotice {
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

/** What the database is asked about notices, and told. Needs the rights of the service role. */
export interface NoticeDesk {
  /** Takes on the notices whose time has come. */
  claim(): Promise<ClaimedNotice[]>;
  /** Says what came of one. */
  record(id: string, result: SendResult): Promise<void>;
}

/** The desk of an embedded backend, whose statements run as superuser. */
export function embeddedNoticeDesk(
  backend: { sql<Row>(query: string, parameters?: unknown[]): Promise<Row[]> },
  sender: SenderSettings,
): NoticeDesk {
  return {
    claim: () =>
      backend.sql<ClaimedNotice>('select * from public.claim_notices($1)', [
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
 * The desk of a hosted project.
 *
 * @param sender `null` for what is in the project's vault.
 */
export function hostedNoticeDesk(
  url: string,
  secretKey: string,
  sender: SenderSettings | null,
): NoticeDesk {
  const call = callProject({ url, secretKey });
  return {
    claim: async () => (await call('claim_notices', { sender })) as ClaimedNotice[],
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
