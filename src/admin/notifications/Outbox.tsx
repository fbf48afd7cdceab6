import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notificationSending, outbox } from '#admin/queries/notifications.ts';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { Notification, NotificationState } from '#data/notifications/notifications.ts';
import { type MessageKey, staff } from '#languages/staff.ts';

const STATES: Record<NotificationState, { tone: Tone; name: MessageKey<'notifications'> }> = {
  waiting: { tone: 'waiting', name: 'waiting' },
  sending: { tone: 'waiting', name: 'onItsWay' },
  sent: { tone: 'good', name: 'sent' },
  failed: { tone: 'bad', name: 'givenUp' },
};

const KEPT: (typeof STATES)[NotificationState] = {
  tone: 'plain',
  name: 'inTheOutbox',
};

/** The newest mails, their text and their state. */
export function Outbox() {
  const notifications = useQuery(outbox);
  // Where that is not known, it is only said to be here.
  const { provider = 'outbox' } = useQuery(notificationSending).data ?? {};
  const isKept = provider === 'outbox';
  if (!notifications.data) {
    return <Loading what={staff.notifications.theMails} query={notifications} />;
  }
  if (notifications.data.length === 0) {
    return <p className="text-soft">{staff.notifications.noMailYet}</p>;
  }
  return (
    <List label={staff.notifications.outbox}>
      {notifications.data.map((notification) => (
        <OutboxRow key={notification.id} notification={notification} isKept={isKept} />
      ))}
    </List>
  );
}

interface OutboxRowProps {
  notification: Notification;
  /** No mail leaves this machine. */
  isKept: boolean;
}

function OutboxRow({ notification, isKept }: OutboxRowProps) {
  const { subject, body, link, recipient, problem, state, tries } = notification;
  const { tone, name } = state === 'sent' && isKept ? KEPT : STATES[state];
  const isTriedAgain = state === 'waiting' && tries > 0;
  return (
    <Row
      title={subject}
      end={<Chip tone={isTriedAgain ? 'bad' : tone}>{staff.notifications[name]}</Chip>}
    >
      <p>
        <RichText
          text={staff.notifications.toRecipient(recipient)}
          parts={{ time: <RelativeTime at={notification.sent_at ?? notification.created_at} /> }}
        />
      </p>
      {problem && (
        <p>
          {problem}
          {isTriedAgain && (
            <RichText
              text={staff.notifications.triedAgain}
              parts={{ time: <RelativeTime at={notification.next_try_at} /> }}
            />
          )}
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 sm:min-h-0 sm:py-1">
          <RichText
            text={staff.notifications.whatItSays(subject)}
            parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
          />
        </summary>
        <div className="mb-2 max-w-prose whitespace-pre-wrap rounded-md border border-line bg-panel p-3 text-text">
          {body}
          {link.startsWith('/admin/') && (
            <p className="mt-2">
              <Link to={link} className="underline underline-offset-4">
                {location.origin}
                {link}
              </Link>
            </p>
          )}
        </div>
      </details>
    </Row>
  );
}
