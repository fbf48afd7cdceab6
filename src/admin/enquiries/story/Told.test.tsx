import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerSending } from '#admin/queries/answers.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { staff } from '#languages/staff.ts';
import { Told } from './Told.tsx';

const SENT = { kind: 'answer', state: 'sent', problem: '' } as EnquiryNotification;

test.each([
  [undefined, 'The answer to ann@example.com'],
  ['resend', 'Sent to ann@example.com'],
  ['outbox', staff.enquiries.isInOutbox('The answer to ann@example.com')],
])('enquiry: a mail that left the outbox of %s', (provider, sentence) => {
  const queries = new QueryClient();
  if (provider) queries.setQueryData(answerSending.queryKey, { provider } as never);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Told notification={SENT} recipients={['ann@example.com']} />
    </QueryClientProvider>,
  );
  expect(html).toBe(sentence);
});
