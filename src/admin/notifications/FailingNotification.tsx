import { useQuery } from '@tanstack/react-query';
import { failingNotifications } from '#admin/queries/notifications.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { retryNotifications } from '#data/notifications/notifications.ts';
import { staff } from '#languages/staff.ts';

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

/** @param enquiryId without it everything is retried. */
export function useNotificationRetry(enquiryId?: string) {
  return useDataChange({ run: () => retryNotifications(enquiryId), changes: ['notices'] });
}
