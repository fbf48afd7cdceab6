import { useQuery } from '@tanstack/react-query';
import { noticeSending, outbox } from '#admin/queries/notifications.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/feedback/Callout.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import type { NoticeSending } from '#data/notifications/notification-settings.ts';
import { type Notice as Mail, sendTestNotice } from '#data/notifications/notifications.ts';

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

interface TestNoticeProps {
  /** Nothing leaves this machine: mails stay in the outbox. */
  isKept: boolean;
}

function TestNotice({ isKept }: TestNoticeProps) {
  const test = useDataChange({ run: () => sendTestNotice(), changes: ['notices'] });
  const { data: notices = [] } = useQuery(outbox);
  const sent = notices.filter(({ id }) => test.data?.includes(id));
  return (
    <div className="grid justify-items-start gap-2">
      <Button isPending={test.isPending} onClick={() => test.mutate()}>
        Send a test notice
      </Button>
      <div role="status" className="wrap-anywhere grid max-w-prose gap-1">
        {test.data && sent.length === 0 && <p>The test is on its way.</p>}
        {sent.map((notice) => (
          <p key={notice.id} className={notice.problem ? 'text-bad' : undefined}>
            {describeResult(notice, isKept)}
          </p>
        ))}
      </div>
      <ChangeFailed change={test} />
    </div>
  );
}

function describeResult({ recipient, state, problem }: Mail, isKept: boolean): string {
  if (state === 'sent')
    return `The test for ${recipient} ${isKept ? 'is in the outbox' : 'was sent'}.`;
  if (problem) return `The test for ${recipient} could not be sent. ${problem}`;
  return `The test for ${recipient} is on its way.`;
}
