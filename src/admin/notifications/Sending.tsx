import { useQuery } from '@tanstack/react-query';
import { notificationSending, outbox } from '#admin/queries/notifications.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import type { NotificationSending } from '#data/notifications/notification-settings.ts';
import { type Notification, sendTestNotification } from '#data/notifications/notifications.ts';

const PROVIDERS: Record<string, string> = {
  resend: 'Resend',
  postmark: 'Postmark',
  brevo: 'Brevo',
};

export function Sending() {
  const sending = useQuery(notificationSending);
  if (!sending.data) {
    const label = 'Looking at how mails are sent';
    return <Loading label={label} what="The way of sending" query={sending} />;
  }
  const { provider, recipients, problem } = sending.data;
  return (
    <div className="grid justify-items-start gap-4">
      {problem && (
        <Callout tone="caution" title="No mail leaves at the moment">
          {problem} Whoever looks after the website sets that up; docs/deploy.md says how.
        </Callout>
      )}
      {!problem && <p className="max-w-prose">{describeSending(sending.data)}</p>}
      <p className="wrap-anywhere max-w-prose text-soft">
        {recipients.length > 0
          ? `Goes to ${recipients.join(', ')}.`
          : 'Goes to nobody yet: add an address below.'}
      </p>
      {recipients.length > 0 && <TestNotification isKept={provider === 'outbox'} />}
    </div>
  );
}

function describeSending({ provider, from }: NotificationSending): string {
  if (provider === 'outbox') {
    return 'This website runs on one computer for trying out, so no mail leaves it. What would be sent stands in the outbox below.';
  }
  if (provider === 'webhook') return 'Handed to the webhook that is set up.';
  return `Sent by ${PROVIDERS[provider] ?? provider}, from ${from}.`;
}

/** @param isKept nothing leaves this machine: mails stay in the outbox. */
function TestNotification({ isKept }: { isKept: boolean }) {
  const test = useDataChange({ run: () => sendTestNotification(), changes: ['notices'] });
  const { data: notifications = [] } = useQuery(outbox);
  const sent = notifications.filter(({ id }) => test.data?.includes(id));
  return (
    <div className="grid justify-items-start gap-2">
      <Button isPending={test.isPending} onClick={() => test.mutate()}>
        Send a test notice
      </Button>
      <div role="status" className="wrap-anywhere grid max-w-prose gap-1">
        {test.data && sent.length === 0 && <p>The test is on its way.</p>}
        {sent.map((notification) => (
          <p key={notification.id} className={notification.problem ? 'text-bad' : undefined}>
            {describeResult(notification, isKept)}
          </p>
        ))}
      </div>
      <ChangeFailed change={test} />
    </div>
  );
}

function describeResult({ recipient, state, problem }: Notification, isKept: boolean): string {
  if (state === 'sent')
    return `The test for ${recipient} ${isKept ? 'is in the outbox' : 'was sent'}.`;
  if (problem) return `The test for ${recipient} could not be sent. ${problem}`;
  return `The test for ${recipient} is on its way.`;
}
