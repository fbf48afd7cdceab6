import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import {
  failingNotifications,
  notificationSending,
  notificationSettings,
  outbox,
} from '#admin/queries/notifications.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import type { NotificationSending } from '#data/notifications/notification-settings.ts';
import { type Notification, sendTestNotification } from '#data/notifications/notifications.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { FailingNotification } from './FailingNotification.tsx';
import { NotificationSettingsForm } from './NotificationSettingsForm.tsx';
import { Outbox } from './Outbox.tsx';

/** /admin/notifications: who gets which mails, and what became of them; for administrators. */
export function NotificationsScreen() {
  const { role } = useStore($session);
  return (
    <Screen
      title={staff.shell.notifications}
      hint={staff.notifications.whoHears}
      back={<BackLink to={STAFF.settings}>{staff.shell.settings}</BackLink>}
      className="max-w-list py-2"
    >
      {role === 'admin' ? (
        <Parts />
      ) : (
        <p className="max-w-prose py-4 text-control">{staff.notifications.administratorsOnly}</p>
      )}
    </Screen>
  );
}

function Parts() {
  const settings = useQuery(notificationSettings);
  const sending = useQuery(notificationSending);
  const failing = useQuery(failingNotifications);
  if (!useSettled(settings, sending, failing)) {
    return <Spinner label={staff.screens.fetching(staff.notifications.theSettings)} />;
  }
  return (
    <>
      <div className="py-4 empty:hidden">
        <FailingNotification />
      </div>
      <Section title={staff.notifications.sending} note={staff.notifications.sendingHint}>
        <Sending />
      </Section>
      <Section title={staff.notifications.whoAndWhat} note={staff.notifications.mailHoldsHint}>
        <Loading what={staff.notifications.theSettings} query={settings} />
        {settings.data && <NotificationSettingsForm settings={settings.data} />}
      </Section>
      <Section title={staff.notifications.outbox} note={staff.notifications.outboxHint}>
        <Outbox />
      </Section>
    </>
  );
}

const PROVIDERS: Record<string, string> = {
  resend: 'Resend',
  postmark: 'Postmark',
  brevo: 'Brevo',
};

function Sending() {
  const sending = useQuery(notificationSending);
  if (!sending.data) {
    return <Loading what={staff.notifications.wayOfSending} query={sending} />;
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
