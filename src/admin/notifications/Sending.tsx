import { useQuery } from '@tanstack/react-query';
import { notificationSending, outbox } from '#admin/queries/notifications.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import type { NotificationSending } from '#data/notifications/notification-settings.ts';
import { type Notification, sendTestNotification } from '#data/notifications/notifications.ts';
import { staff } from '#languages/staff.ts';

const PROVIDERS: Record<string, string> = {
  resend: 'Resend',
  postmark: 'Postmark',
  brevo: 'Brevo',
};

export function Sending() {
  const sending = useQuery(notificationSending);
  if (!sending.data) {
    const label = staff.notifications.checkingSending;
    return <Loading label={label} what={staff.notifications.wayOfSending} query={sending} />;
  }
  const { provider, recipients, problem } = sending.data;
  return (
    <div className="grid justify-items-start gap-4">
      {problem && (
        <Callout tone="caution" title={staff.notifications.noMailLeaves}>
          {staff.notifications.askWhoRunsSite(problem)}
        </Callout>
      )}
      {!problem && <p className="max-w-prose">{describeSending(sending.data)}</p>}
      <p className="wrap-anywhere max-w-prose text-soft">
        {recipients.length > 0
          ? staff.notifications.goesTo(recipients.join(', '))
          : staff.notifications.goesToNobodyYet}
      </p>
      {recipients.length > 0 && <TestNotification isKept={provider === 'outbox'} />}
    </div>
  );
}

function describeSending({ provider, from }: NotificationSending): string {
  if (provider === 'outbox') {
    return staff.notifications.onlyATrial;
  }
  if (provider === 'webhook') return staff.notifications.sentByWebhook;
  return staff.notifications.sentByProvider(PROVIDERS[provider] ?? provider, from);
}

/** @param isKept nothing leaves this machine: mails stay in the outbox. */
function TestNotification({ isKept }: { isKept: boolean }) {
  const test = useDataChange({ run: () => sendTestNotification(), changes: ['notices'] });
  const { data: notifications = [] } = useQuery(outbox);
  const sent = notifications.filter(({ id }) => test.data?.includes(id));
  return (
    <div className="grid justify-items-start gap-2">
      <Button isPending={test.isPending} onClick={() => test.mutate()}>
        {staff.notifications.sendATestNotice}
      </Button>
      <div role="status" className="wrap-anywhere grid max-w-prose gap-1">
        {test.data && sent.length === 0 && <p>{staff.notifications.testOnItsWay}</p>}
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
  if (state === 'sent') return staff.notifications.testArrived(recipient, isKept);
  if (problem) return staff.notifications.testFailed(recipient, problem);
  return staff.notifications.testForOnItsWay(recipient);
}
