/** @module-tag slow */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddedFunctions } from '#server/call-function.ts';
import {
  createNotificationSender,
  embeddedSender,
  type NotificationSender,
  readSenderSettings,
} from '#server/notifications/notification-sender.ts';
import { siteBackend } from './support.ts';

// The server of the embedded backend sends by the same rules as a hosted database; here to a provider
// on this machine.

const SITE = 'http://localhost:4321';
const PROVIDER = {
  ...{ NOTICE_PROVIDER: 'resend', NOTICE_KEY: 're_secret', NOTICE_FROM: 'website@example.com' },
};

const backend = siteBackend((one) =>
  one.sql(`update public.notice_settings set recipients = '{office@example.com}'`),
);
const provider = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  received.push({ headers: request.headers, body });
  answerWith(response);
});
let url: string;
let sender: NotificationSender;
let received: { headers: IncomingHttpHeaders; body: Record<string, string> }[];
let answerWith: (response: ServerResponse) => void;
let lines: string[];

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/emails`;
});
beforeEach(async () => {
  await backend.sql('delete from public.enquiries');
  await backend.sql('delete from public.notices');
  received = [];
  lines = [];
  answer(200, { id: 'accepted' });
  sender = senderTo(url);
});
afterEach(() => sender.stop());
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

/** @param to where the provider is; nowhere without one. */
function senderTo(to: string | null, answerWithin?: number): NotificationSender {
  return createNotificationSender({
    call: embeddedFunctions(backend),
    sender: embeddedSender(to === null ? {} : { ...PROVIDER, NOTICE_URL: to }, SITE),
    log: (line) => lines.push(line),
    ...(answerWithin && { answerWithin }),
  });
}

function answer(status: number, body: object) {
  answerWith = (response) => response.writeHead(status).end(JSON.stringify(body));
}

async function write(): Promise<void> {
  const { error } = await backend.client().rpc('submit_enquiry', {
    ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '', service: '', website: '' },
    ...{ message: 'A staircase of oak.', consent: true, started_at: '2020-01-01T00:00:00Z' },
  });
  if (error) throw error;
}
const outbox = () =>
  backend.sql('select state, tries, problem from public.notices where bundle_id is null');
/** Lets time go by, for the outbox. */
const wait = (time: string) =>
  backend.sql(
    `update public.notices set next_try_at = next_try_at - $1::interval,
      give_up_at = give_up_at - $1::interval, last_try_at = last_try_at - $1::interval`,
    [time],
  );

test('notice: of an enquiry it reaches the provider, as the database says', async () => {
  await write();
  await sender.check();
  const [{ headers, body } = { headers: {}, body: {} as Record<string, string> }] = received;
  expect(headers).toMatchObject({
    ...{ authorization: 'Bearer re_secret', 'content-type': 'application/json' },
  });
  expect(body).toMatchObject({ to: ['office@example.com'], subject: 'New enquiry' });
  expect(body.text).toContain(`${SITE}/admin/enquiries/`);
  expect(body.text, 'as little as the settings say').not.toContain('staircase');
  expect(await outbox()).toEqual([{ state: 'sent', tries: 1, problem: '' }]);
  await sender.check();
  expect(received, 'once').toHaveLength(1);
});

// What the database makes of every answer: tests/database/notice-sending.test.ts.
test('notice: a redirection is a refusal, and it is tried again', async () => {
  answer(302, { message: 'Go away.' });
  await write();
  await sender.check();
  const problem = 'The mail provider refused the mail (HTTP 302). It says: Go away.';
  expect(await outbox()).toEqual([{ state: 'waiting', tries: 1, problem }]);
  expect(lines.join('\n')).toContain('A mail to office@example.com could not be sent');
  await sender.check();
  expect(received, 'not before its time').toHaveLength(1);
  answer(200, {});
  await wait('1 minute');
  await sender.check();
  expect(await outbox()).toEqual([{ state: 'sent', tries: 2, problem: '' }]);
});

test.each<[string, () => string, string, number?]>([
  ['no answer in time', () => url, 'did not answer within', 50],
  ['nobody there', () => 'http://127.0.0.1:9/', 'The mail provider could not be reached: '],
])('notice: %s', async (_, to, words, answerWithin) => {
  answerWith = () => undefined;
  sender = senderTo(to(), answerWithin);
  await write();
  await sender.check();
  const problem = expect.stringContaining(words);
  expect(await outbox()).toMatchObject([{ state: 'waiting', problem }]);
});

test('notice: a server stopped while it sends', async () => {
  const asked = new Promise<void>((resolve) => {
    answerWith = () => resolve();
  });
  await write();
  void sender.check();
  await asked;
  await sender.stop();
  expect(await outbox()).toMatchObject([{ state: 'sending' }]);
  answer(200, {});
  await wait('6 minutes');
  sender = senderTo(url);
  await sender.check();
  expect(await outbox()).toMatchObject([{ state: 'sent', tries: 2 }]);
  const [first, second] = received.map(({ headers }) => headers['idempotency-key']);
  expect(first, 'the provider can tell that it is the same mail').toBe(second);
});

test('notice: without a provider it stays in the outbox, and the terminal says so', async () => {
  sender = senderTo(null);
  await write();
  await sender.check();
  expect(received).toEqual([]);
  expect(await outbox()).toMatchObject([{ state: 'sent' }]);
  expect(lines).toEqual(['Mail to office@example.com: New enquiry']);
});

test('notice: settings that are half there are named before anything starts', () => {
  expect(readSenderSettings({}, SITE)).toBeNull();
  expect(() => readSenderSettings({ NOTICE_KEY: 'x' }, SITE)).toThrow('NOTICE_PROVIDER is missing');
  expect(() => readSenderSettings({ NOTICE_PROVIDER: 'pigeon' }, SITE)).toThrow(
    'NOTICE_PROVIDER is "pigeon": it must be one of resend, postmark, brevo, webhook.',
  );
});
