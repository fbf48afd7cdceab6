import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { EnquiryNotification, NotificationKind } from '#data/notifications/notifications.ts';
import type { NotificationGroup } from './group-notifications.ts';

/** What a mail is, before it has left and afterwards. */
const MAILS: Partial<Record<NotificationKind, [before: string, after: string]>> = {
  enquiry: ['The mail about it', 'Told by mail'],
  confirmation: ['The confirmation', 'Confirmed'],
  reminder: ['The reminder', 'Reminded by mail that it waits'],
  answer: ['The answer', 'Sent'],
  visit: ['The mail about the visit', 'Told by mail of the visit'],
  word_request: ['The request', 'Asked by mail'],
};

/** Whom a mail went to, or what keeps it. */
export function Told({ notification, recipients }: NotificationGroup) {
  const to = recipients.length > 0 ? ` to ${recipients.join(', ')}` : '';
  const [before, after] = MAILS[notification.kind] ?? ['A mail', 'Told by mail'];
  return notification.state === 'sent' ? (
    `${after}${to}`
  ) : (
    <Waiting what={`${before}${to}`} notification={notification} />
  );
}

interface WaitingProps {
  what: string;
  notification: EnquiryNotification;
}

function Waiting({ what, notification: { state, problem, nextTryAt, tries } }: WaitingProps) {
  if (state === 'failed') return `${what} could not be sent, and is given up. ${problem}`;
  if (problem !== '') {
    return (
      <>
        {what} could not be sent yet. {problem}{' '}
        {state === 'waiting' && (
          <>
            It is tried again <RelativeTime at={nextTryAt} />.
          </>
        )}
      </>
    );
  }
  // An answer waits a few seconds, so that it can be taken back.
  if (tries === 0 && Date.parse(nextTryAt) > Date.now() + 60_000) {
    return (
      <>
        {what} goes out together with others, <RelativeTime at={nextTryAt} />
      </>
    );
  }
  return `${what} is on its way.`;
}
