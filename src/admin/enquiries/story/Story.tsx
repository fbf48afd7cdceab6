import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotificationRetry } from '#admin/notifications/FailingNotification.tsx';
import { enquiryEvents } from '#admin/queries/answers.ts';
import { usePageTitles } from '#admin/queries/links/links.ts';
import { enquiryNotifications } from '#admin/queries/notifications.ts';
import { useNames } from '#admin/queries/people.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { EnquiryEvent } from '#data/enquiries/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { type StoryItem, tellStory } from './story.ts';
import { Told } from './Told.tsx';

/** What has become of an enquiry, from its arrival on. */
export function Story({ enquiry: { id, created_at, read_pages } }: { enquiry: Enquiry }) {
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
            {item.what === 'came' && read_pages.length > 0 && <ReadBefore paths={read_pages} />}
            <span className="text-soft">
              <RelativeTime at={item.at} />
            </span>
          </li>
        ))}
      </ol>
      <Loading what={staff.enquiries.whatHappened} query={events} />
      {hasTrouble && (
        <Button isPending={retry.isPending} onClick={() => retry.mutate()}>
          {staff.shell.tryAgainNow}
        </Button>
      )}
      <ChangeFailed change={retry} />
    </>
  );
}

/** What somebody had read in the visit in which they wrote, the first page first. */
function ReadBefore({ paths }: { paths: readonly string[] }) {
  const titleOf = usePageTitles();
  return (
    <p className="wrap-anywhere text-soft">
      {staff.enquiries.readBeforeWriting([...new Set(paths)].map(titleOf).join(', '))}
    </p>
  );
}

function sentence(item: StoryItem): ReactNode {
  if (item.what === 'came') return staff.enquiries.sentFromTheWebsite;
  if (item.what === 'told') return <Told {...item.told} />;
  return <HappenedEvent event={item.event} mail={item.mail} />;
}

/** What happened, with who did it behind it. */
const SENTENCES: Record<EnquiryEvent['kind'], MessageKey<'enquiries'>> = {
  read: 'read',
  assigned: 'givenToSomebody',
  answered_by_mail: 'answeredByMail',
  answered_by_phone: 'answeredByTelephone',
  answered_by_whatsapp: 'answeredOnWhatsapp',
  answered: 'markedAsAnswered',
  reopened: 'openedAgain',
  appointment_proposed: 'appointmentWasProposed',
  appointment_taken: 'customerTookTime',
  appointment_refused: 'customerAskedOtherTime',
  appointment_changed: 'appointmentWasChanged',
  appointment_withdrawn: 'appointmentWasCalledOff',
  testimonial_asked: 'customerWasAskedForWord',
  testimonial_given: 'customerGaveWord',
  testimonial_withdrawn: 'wordWasWithdrawn',
};

interface HappenedEventProps {
  event: EnquiryEvent;
  mail: EnquiryNotification | undefined;
}

function HappenedEvent({ event: { kind, words, actor }, mail }: HappenedEventProps) {
  const by = useNames()(actor);
  if (kind === 'assigned')
    return words ? staff.enquiries.looksAfterIt(words) : staff.enquiries.nobodyLooksAfterIt;
  const sentence = staff.enquiries[SENTENCES[kind]];
  return (
    <>
      {sentence}
      {by && staff.enquiries.doneBy(by)}
      {mail && (
        <span className="block text-soft">
          <Told notification={mail} recipients={mail.recipient ? [mail.recipient] : []} />
        </span>
      )}
      {words !== '' && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 text-soft pointer-coarse:min-h-11 pointer-coarse:py-2.5">
            <RichText
              text={staff.enquiries.whatItSays(sentence)}
              parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
            />
          </summary>
          <p className="whitespace-pre-wrap rounded-md border border-line bg-paper p-3">{words}</p>
        </details>
      )}
    </>
  );
}
