import { expect, test, vi } from 'vitest';
import { notificationSending, outbox } from '#admin/queries/notifications.ts';
import { knownQueries, staffHtml } from '../../../tests/support/staff-html.tsx';
import { Outbox } from './Outbox.tsx';

vi.mock('#admin/ui/RelativeTime.tsx', () => ({ RelativeTime: () => null }));

const AT = '2026-11-01T10:00:00Z';
const MAIL = {
  ...{ id: 'a', recipient: 'office@example.com', subject: 'New', body: 'One.', link: '' },
  ...{ tries: 0, problem: '', next_try_at: AT, sent_at: AT, created_at: AT },
};

test.each([
  ['outbox', 'sent', 'In the outbox'],
  ['outbox', 'waiting', 'Waiting'],
  ['resend', 'sent', 'Sent'],
] as const)('outbox: with %s a mail that is noted as %s is “%s”', (provider, state, says) => {
  const queries = knownQueries();
  queries.setQueryData(outbox.queryKey, [{ ...MAIL, kind: 'enquiry', state }]);
  const sending = { provider, from: '', problem: '', recipients: [] };
  queries.setQueryData(notificationSending.queryKey, sending);
  const html = staffHtml(<Outbox />, queries);
  expect(html.match(/>(In the outbox|Sent|Waiting)</g)).toEqual([`>${says}<`]);
});
