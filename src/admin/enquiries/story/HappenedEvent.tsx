import { useNames } from '#admin/queries/people.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { EnquiryEvent } from '#data/enquiries/answers.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { staff, type WordKey } from '#languages/staff.ts';
import { Told } from './Told.tsx';

/** What happened, with who did it behind it. */
const SENTENCES: Record<EnquiryEvent['kind'], WordKey<'enquiries'>> = {
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

export function HappenedEvent({ event: { kind, words, actor }, mail }: HappenedEventProps) {
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
