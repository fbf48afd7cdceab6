import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import {
  failingNotifications,
  notificationSending,
  notificationSettings,
} from '#admin/queries/notifications.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { FailingNotification } from './FailingNotification.tsx';
import { NotificationSettingsForm } from './NotificationSettingsForm.tsx';
import { Outbox } from './Outbox.tsx';
import { Sending } from './Sending.tsx';

/** /admin/notifications: who gets which mails, and what became of them; for administrators. */
export function NotificationsScreen() {
  const { role } = useStore($session);
  return (
    <Screen
      title={staff.notifications.notifications}
      note={staff.notifications.whoHears}
      className="max-w-5xl py-2"
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
    return <Spinner label={staff.notifications.fetchingTheSettings} />;
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
        <Loading
          label={staff.notifications.fetchingTheSettings}
          what={staff.notifications.theSettings}
          query={settings}
        />
        {settings.data && <NotificationSettingsForm settings={settings.data} />}
      </Section>
      <Section title={staff.notifications.outbox} note={staff.notifications.outboxHint}>
        <Outbox />
      </Section>
    </>
  );
}
