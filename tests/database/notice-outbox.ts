import { openDatabase, type TestDatabase } from './harness.ts';
import { addHostedParts } from './hosted-parts.ts';
import { addEnquiry } from './rows.ts';

/** A sender as the secret `notice_sender` of the vault holds it. */
export const RESEND = {
  provider: 'resend',
  key: 're_secret',
  from: 'Harrow & Pine <website@example.com>',
  site: 'https://www.example.com',
};

/** A request that pg_net was given. */
interface Request {
  id: number;
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** As it goes over the line. */
  text: string;
}

/** A hosted database with its outbox of mails, and stand-ins for pg_net, the vault and the mail provider. */
export class NoticeOutbox {
  readonly database: TestDatabase;

  constructor(database: TestDatabase) {
    this.database = database;
  }

  /** As before each test: nothing written, nothing sent, one recipient, Resend. */
  async reset(): Promise<void> {
    for (const table of ['public.notices', 'public.enquiries', 'net.sent', 'net._http_response']) {
      await this.database.sql(`delete from ${table}`);
    }
    await this.database.sql`
      update public.notice_settings
      set recipients = '{office@example.com}', enquiry_detail = 'all'`;
    await this.setSender(RESEND);
  }

  async setSender(sender: object | string | null): Promise<void> {
    await this.database.sql('delete from vault.decrypted_secrets');
    if (sender === null) return;
    const secret = typeof sender === 'string' ? sender : JSON.stringify(sender);
    await this.database.sql`
      insert into vault.decrypted_secrets values ('notice_sender', ${secret})`;
  }

  /** An enquiry of a visitor; its id. */
  write(name = 'Ann Lee'): Promise<string> {
    return addEnquiry(this.database, { name });
  }

  requests(): Promise<Request[]> {
    return this.database.sql<Request>`
      select id, url, headers, body, body::text as text from net.sent order by id`;
  }

  async lastRequest(): Promise<Request> {
    const request = (await this.requests()).at(-1);
    if (!request) throw new Error('Nothing was sent.');
    return request;
  }

  /** What the provider answers to everything that has had no answer. */
  answer(columns: {
    status_code?: number;
    timed_out?: boolean;
    error_msg?: string;
    content?: string;
  }) {
    return this.database.sql`
      insert into net._http_response (id, status_code, timed_out, error_msg, content)
      select id, ${columns.status_code ?? null}, ${columns.timed_out ?? null},
        ${columns.error_msg ?? null}, ${columns.content ?? null} from net.sent
      where id not in (select id from net._http_response)`;
  }

  /** That answer, and the minute in which it is read. */
  async answered(columns: Parameters<NoticeOutbox['answer']>[0]): Promise<void> {
    await this.answer(columns);
    await this.tick();
  }

  /** The minute of pg_cron. */
  tick() {
    return this.database.sql('select private.send_notices()');
  }

  /** Lets time go by, for the outbox. */
  wait(time: string) {
    return this.database.sql`
      update public.notices
      set created_at = created_at - ${time}::interval, next_try_at = next_try_at -
        ${time}::interval, give_up_at = give_up_at - ${time}::interval, last_try_at = last_try_at
        - ${time}::interval, sent_at = sent_at - ${time}::interval`;
  }

  notices() {
    return this.database.sql`
      select state, tries, problem, subject, covers from public.notices where bundle_id is null
      order by created_at`;
  }

  /** What the dashboard says of mails that can't be sent. */
  async failing() {
    const { rows } = await this.database.call('editor', 'failing_notices');
    return rows[0];
  }
}

export const openOutbox = () => new NoticeOutbox(openDatabase(addHostedParts));
