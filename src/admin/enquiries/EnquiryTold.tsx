import { useQuery } from '@tanstack/react-query';
import { useNotificationRetry } from '#admin/notifications/use-notification-retry.ts';
import { enquiryNotifications } from '#admin/queries/notifications.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { groupNotifications } from './group-notifications.ts';

export function EnquiryTold({ enquiryId }: { enquiryId: string }) {
  const { data: notifications = [] } = useQuery(enquiryNotifications(enquiryId));
  const retry = useNotificationRetry(enquiryId);
  if (notifications.length === 0) return null;
  const hasTrouble = notifications.some(({ state, problem }) => state !== 'sent' && problem !== '');
  return (
    <div className="grid justify-items-start gap-2 text-note text-soft">
      <ul aria-label="Told by mail" className="wrap-anywhere grid gap-1">
        {groupNotifications(notifications).map(({ notification, recipients }) => (
          <li key={notification.id}>
            <Told
              notification={notification}
              to={recipients.length > 0 ? ` to ${recipients.join(', ')}` : ''}
            />
          </li>
        ))}
      </ul>
      {hasTrouble && (
        <Button isPending={retry.isPending} onClick={() => retry.mutate()}>
          Try again now
        </Button>
      )}
      <ChangeFailed change={retry} />
    </div>
  );
}

function Told({ notification, to }: { notification: EnquiryNotification; to: string }) {
  const { kind, state, problem, sentAt, nextTryAt, tries } = notification;
  const what = kind === 'confirmation' ? `The confirmation${to}` : `The mail about it${to}`;
  if (state === 'sent') {
    return (
      <>
        {kind === 'confirmation' ? `Confirmed${to} ` : `Told by mail${to} `}
        {sentAt && <RelativeTime at={sentAt} />}
      </>
    );
  }
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
  if (tries === 0 && Date.parse(nextTryAt) > Date.now()) {
    return (
      <>
        {what} goes out together with others, <RelativeTime at={nextTryAt} />
      </>
    );
  }
  return `${what} is on its way.`;
}
