import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { outbox } from '#admin/queries/notifications.ts';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { Notification, NotificationState } from '#data/notifications/notifications.ts';

const STATES: Record<NotificationState, { tone: Tone; name: string }> = {
  waiting: { tone: 'waiting', name: 'Waiting' },
  sending: { tone: 'waiting', name: 'On its way' },
  sent: { tone: 'good', name: 'Sent' },
  failed: { tone: 'bad', name: 'Given up' },
};

/** The newest mails, their text and their state. */
export function Outbox() {
  const notifications = useQuery(outbox);
  if (!notifications.data) {
    return <Loading label="Fetching the outbox" what="The mails" query={notifications} />;
  }
  if (notifications.data.length === 0) {
    return <p className="text-soft">No mail yet. The first enquiry, or a test, brings one.</p>;
  }
  return (
    <List label="Outbox">
      {notifications.data.map((notification) => (
        <OutboxRow key={notification.id} notification={notification} />
      ))}
    </List>
  );
}

function OutboxRow({ notification }: { notification: Notification }) {
  const { subject, body, link, recipient, problem, state, tries } = notification;
  const { tone, name } = STATES[state];
  const isTriedAgain = state === 'waiting' && tries > 0;
  return (
    <Row title={subject} end={<Chip tone={isTriedAgain ? 'bad' : tone}>{name}</Chip>}>
      <p>
        To {recipient}, <RelativeTime at={notification.sent_at ?? notification.created_at} />
      </p>
      {problem && (
        <p>
          {problem}
          {isTriedAgain && (
            <>
              {' '}
              Tried again <RelativeTime at={notification.next_try_at} />.
            </>
          )}
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 sm:min-h-0 sm:py-1">
          What it says<span className="sr-only">: {subject}</span>
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
