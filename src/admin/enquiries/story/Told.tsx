import { useQuery } from '@tanstack/react-query';
import { answerSending } from '#admin/queries/answers.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { EnquiryNotification, NotificationKind } from '#data/notifications/notifications.ts';
import { staff } from '#languages/staff.ts';
import type { NotificationGroup } from './story.ts';

/** What a mail is, before it has left and afterwards. */
const mails = (): Partial<Record<NotificationKind, [before: string, after: string]>> => ({
  enquiry: [staff.enquiries.mailAboutEnquiry, staff.enquiries.toldByMail],
  confirmation: [staff.enquiries.theConfirmation, staff.enquiries.confirmed],
  reminder: [staff.enquiries.theReminder, staff.enquiries.remindedByMail],
  answer: [staff.enquiries.theAnswer, staff.enquiries.sent],
  appointment: [staff.enquiries.mailAboutAppointment, staff.enquiries.toldOfAppointmentByMail],
  testimonial_request: [staff.enquiries.theRequest, staff.enquiries.askedByMail],
});

/** Whom a mail went to, or what keeps it. */
export function Told({ notification, recipients }: NotificationGroup) {
  const { data: sending } = useQuery(answerSending);
  const to = recipients.length > 0 ? staff.enquiries.toRecipients(recipients.join(', ')) : '';
  const [before, after] = mails()[notification.kind] ?? [
    staff.enquiries.mailFallback,
    staff.enquiries.toldByMail,
  ];
  // What is in the outbox counts as sent there.
  const what = `${before}${to}`;
  if (notification.state !== 'sent') return <Waiting {...{ what, notification }} />;
  // Until it is known whether mails leave, it is named and nothing is said of it.
  if (!sending) return what;
  return sending.provider === 'outbox' ? staff.enquiries.isInOutbox(what) : `${after}${to}`;
}

interface WaitingProps {
  what: string;
  notification: EnquiryNotification;
}

function Waiting({ what, notification: { state, problem, nextTryAt, tries } }: WaitingProps) {
  if (state === 'failed') return staff.enquiries.mailGivenUp(what, problem);
  if (problem !== '') {
    return (
      <RichText
        text={staff.enquiries.mailNotSentYet(what, problem)}
        parts={{
          part: state === 'waiting' && (
            <RichText
              text={staff.enquiries.triedAgainWhen}
              parts={{ time: <RelativeTime at={nextTryAt} /> }}
            />
          ),
        }}
      />
    );
  }
  // An answer waits a few seconds, so that it can be taken back.
  if (tries === 0 && Date.parse(nextTryAt) > Date.now() + 60_000) {
    return (
      <RichText
        text={staff.enquiries.goesOutTogether(what)}
        parts={{ time: <RelativeTime at={nextTryAt} /> }}
      />
    );
  }
  return staff.enquiries.isOnItsWay(what);
}
