import { expect, test } from 'vitest';
import { answerSending } from '#admin/queries/answers.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { staff } from '#languages/staff.ts';
import { knownQueries, staffHtml } from '../../../../tests/support/staff-html.tsx';
import { Told } from './Told.tsx';

const SENT = { kind: 'answer', state: 'sent', problem: '' } as EnquiryNotification;

test.each([
  [undefined, 'The answer to ann@example.com'],
  ['resend', 'Sent to ann@example.com'],
  ['outbox', staff.enquiries.isInOutbox('The answer to ann@example.com')],
])('enquiry: a mail that left the outbox of %s', (provider, sentence) => {
  const queries = knownQueries();
  if (provider) queries.setQueryData(answerSending.queryKey, { provider } as never);
  const told = <Told notification={SENT} recipients={['ann@example.com']} />;
  expect(staffHtml(told, queries)).toBe(sentence);
});
