import { useQuery } from '@tanstack/react-query';
import { failingNotifications } from '#admin/queries/notifications.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { pluralize } from '#domain/text/when.ts';
import { useNotificationRetry } from './use-notification-retry.ts';

/** While mails keep failing: why, and a retry. */
export function FailingNotification() {
  const { data: failing } = useQuery(failingNotifications);
  const retry = useNotificationRetry();
  if (!failing) return null;
  return (
    <Callout
      tone="bad"
      title={`${pluralize(failing.count, 'mail')} could not be sent`}
      actions={
        <Button isPending={retry.isPending} onClick={() => retry.mutate()}>
          Try again now
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {failing.problem} The first of them was written <RelativeTime at={failing.since} />. They
        are kept, and tried again by themselves for three days.
      </p>
      <ChangeFailed change={retry} />
    </Callout>
  );
}
