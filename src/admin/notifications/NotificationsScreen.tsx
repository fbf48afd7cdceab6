import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { notificationSettings } from '#admin/queries/notifications.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { $session } from '#stores/session.ts';
import { FailingNotification } from './FailingNotification.tsx';
import { NotificationSettingsForm } from './NotificationSettingsForm.tsx';
import { Outbox } from './Outbox.tsx';
import { Sending } from './Sending.tsx';

/** /admin/notifications: who gets which mails, and what became of them; for administrators. */
export function NotificationsScreen() {
  const { role } = useStore($session);
  return (
    <Screen title="Notifications" note="Who hears of what by mail" className="max-w-5xl py-2">
      {role === 'admin' ? (
        <Parts />
      ) : (
        <p className="max-w-prose py-4 text-control">
          Only administrators say who gets a mail about an enquiry. Ask one of them to add your
          address.
        </p>
      )}
    </Screen>
  );
}

function Parts() {
  const settings = useQuery(notificationSettings);
  return (
    <>
      <div className="py-4 empty:hidden">
        <FailingNotification />
      </div>
      <Section
        title="Sending"
        note="Enquiries, new accounts and failed releases are told by mail within a minute, although nobody is signed in."
      >
        <Sending />
      </Section>
      <Section
        title="Who and what"
        note="A mail may be read by others and lies in a mailbox for years: the less it holds, the better."
      >
        <Loading label="Fetching the settings" what="The settings" query={settings} />
        {settings.data && <NotificationSettingsForm settings={settings.data} />}
      </Section>
      <Section
        title="Outbox"
        note="The newest mails, and what became of them. They are kept for 90 days, and no longer than the enquiry that they tell of."
      >
        <Outbox />
      </Section>
    </>
  );
}
