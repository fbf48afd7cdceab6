import { useQuery } from '@tanstack/react-query';
import { noticeSending } from '#admin/queries/notices.ts';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import type { NoticeSending } from '#data/notice-settings.ts';
import { TestNotice } from './TestNotice.tsx';

const PROVIDERS: Record<string, string> = {
  resend: 'Resend',
  postmark: 'Postmark',
  brevo: 'Brevo',
};

export function Sending() {
  const sending = useQuery(noticeSending);
  if (sending.isPending) return <Spinner label="Looking at how mails are sent" />;
  if (sending.isLoadingError) return <LoadingFailed what="The way of sending" query={sending} />;
  const { provider, recipients, problem } = sending.data;
  return (
    <div className="grid justify-items-start gap-4">
      {problem && (
        <Notice tone="caution" title="No mail leaves at the moment">
          {problem} Whoever looks after the website sets that up; docs/deploy.md says how.
        </Notice>
      )}
      {!problem && <p className="max-w-prose">{describeSending(sending.data)}</p>}
      <p className="wrap-anywhere max-w-prose text-soft">
        {recipients.length > 0
          ? `Goes to ${recipients.join(', ')}.`
          : 'Goes to nobody yet: add an address below.'}
      </p>
      {recipients.length > 0 && <TestNotice isKept={provider === 'outbox'} />}
    </div>
  );
}

function describeSending({ provider, from }: NoticeSending): string {
  if (provider === 'outbox') {
    return 'This website runs on one computer for trying out, so no mail leaves it. What would be sent stands in the outbox below.';
  }
  if (provider === 'webhook') return 'Handed to the webhook that is set up.';
  return `Sent by ${PROVIDERS[provider] ?? provider}, from ${from}.`;
}
