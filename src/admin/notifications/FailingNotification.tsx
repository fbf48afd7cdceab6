import { useQuery } from '@tanstack/react-query';
import { failingNotifications } from '#admin/queries/notifications.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';
import { useNotificationRetry } from './use-notification-retry.ts';

/** While mails keep failing: why, and a retry. */
export function FailingNotification() {
  const { data: failing } = useQuery(failingNotifications);
  const retry = useNotificationRetry();
  if (!failing) return null;
  return (
    <Callout
      tone="bad"
      title={staff.shell.mailsNotSent(staff.screens.mailCount(failing.count))}
      actions={
        <Button isPending={retry.isPending} onClick={() => retry.mutate()}>
          {staff.shell.tryAgainNow}
        </Button>
      }
    >
      <p className="wrap-anywhere">
        <RichText
          text={staff.shell.mailsNotSentHint(failing.problem)}
          parts={{ time: <RelativeTime at={failing.since} /> }}
        />
      </p>
      <ChangeFailed change={retry} />
    </Callout>
  );
}
