import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { notificationSending, outbox } from '#admin/queries/notifications.ts';
import { Outbox } from './Outbox.tsx';

vi.mock('#admin/ui/RelativeTime.tsx', () => ({ RelativeTime: () => null }));

const AT = '2026-11-01T10:00:00Z';
const MAIL = {
  ...{
    ...{ id: 'a', kind: 'enquiry' as const, recipient: 'office@example.com', subject: 'New' },
    body: 'One.',
  },
  ...{ link: '', tries: 0, problem: '', next_try_at: AT, sent_at: AT, created_at: AT },
};

test.each([
  ['outbox', 'sent', 'In the outbox'],
  ['outbox', 'waiting', 'Waiting'],
  ['resend', 'sent', 'Sent'],
] as const)('outbox: with %s a mail that is noted as %s is “%s”', (provider, state, says) => {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(outbox.queryKey, [{ ...MAIL, state }]);
  const sending = { provider, from: '', problem: '', recipients: [] };
  queries.setQueryData(notificationSending.queryKey, sending);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Outbox />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html.match(/>(In the outbox|Sent|Waiting)</g)).toEqual([`>${says}<`]);
});
