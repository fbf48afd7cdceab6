import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotificationRetry } from '#admin/notifications/use-notification-retry.ts';
import { enquiryEvents } from '#admin/queries/answers.ts';
import { enquiryNotifications } from '#admin/queries/notifications.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { staff } from '#languages/staff.ts';
import { HappenedEvent } from './HappenedEvent.tsx';
import { type StoryItem, tellStory } from './story.ts';
import { Told } from './Told.tsx';

/** What has become of an enquiry, from its arrival on. */
export function Story({ enquiry: { id, created_at } }: { enquiry: Enquiry }) {
  const events = useQuery(enquiryEvents(id));
  const { data: notifications = [] } = useQuery(enquiryNotifications(id));
  const retry = useNotificationRetry(id);
  const hasTrouble = notifications.some(({ state, problem }) => state !== 'sent' && problem !== '');
  return (
    <>
      <ol className="grid w-full gap-4 border-line border-s ps-4">
        {tellStory(created_at, events.data ?? [], notifications).map((item) => (
          <li key={item.key} className="relative grid min-w-0 text-note">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -inset-s-5 size-2 rounded-full bg-brass"
            />
            <div className="wrap-anywhere">{sentence(item)}</div>
            <span className="text-soft">
              <RelativeTime at={item.at} />
            </span>
          </li>
        ))}
      </ol>
      <Loading
        label={staff.enquiries.fetchingWhatHappened}
        what={staff.enquiries.whatHappened}
        query={events}
      />
      {hasTrouble && (
        <Button isPending={retry.isPending} onClick={() => retry.mutate()}>
          {staff.enquiries.tryAgainNow}
        </Button>
      )}
      <ChangeFailed change={retry} />
    </>
  );
}

function sentence(item: StoryItem): ReactNode {
  if (item.what === 'came') return staff.enquiries.sentFromTheWebsite;
  if (item.what === 'told') return <Told {...item.told} />;
  return <HappenedEvent event={item.event} mail={item.mail} />;
}
