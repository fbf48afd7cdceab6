import { useNames } from '#admin/queries/people.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { EnquiryEvent } from '#data/enquiries/answers.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { staff } from '#languages/staff.ts';
import { Told } from './Told.tsx';

/** What happened, with who did it behind it. */
const SENTENCES: Record<EnquiryEvent['kind'], string> = {
  get read() {
    return staff.enquiries.read;
  },
  get assigned() {
    return staff.enquiries.givenToSomebody;
  },
  get answered_by_mail() {
    return staff.enquiries.answeredByMail;
  },
  get answered_by_phone() {
    return staff.enquiries.answeredByTelephone;
  },
  get answered_by_whatsapp() {
    return staff.enquiries.answeredOnWhatsapp;
  },
  get answered() {
    return staff.enquiries.markedAsAnswered;
  },
  get reopened() {
    return staff.enquiries.openedAgain;
  },
  get visit_proposed() {
    return staff.enquiries.visitWasProposed;
  },
  get visit_taken() {
    return staff.enquiries.customerTookTime;
  },
  get visit_refused() {
    return staff.enquiries.customerAskedOtherTime;
  },
  get visit_changed() {
    return staff.enquiries.visitWasChanged;
  },
  get visit_withdrawn() {
    return staff.enquiries.visitWasCalledOff;
  },
  get word_asked() {
    return staff.enquiries.customerWasAskedForWord;
  },
  get word_given() {
    return staff.enquiries.customerGaveWord;
  },
  get word_withdrawn() {
    return staff.enquiries.wordWasWithdrawn;
  },
};

interface HappenedEventProps {
  event: EnquiryEvent;
  mail: EnquiryNotification | undefined;
}

export function HappenedEvent({ event: { kind, words, actor }, mail }: HappenedEventProps) {
  const by = useNames()(actor);
  if (kind === 'assigned')
    return words ? staff.enquiries.looksAfterIt(words) : staff.enquiries.nobodyLooksAfterIt;
  return (
    <>
      {SENTENCES[kind]}
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
              text={staff.enquiries.whatItSays(SENTENCES[kind])}
              parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
            />
          </summary>
          <p className="whitespace-pre-wrap rounded-md border border-line bg-paper p-3">{words}</p>
        </details>
      )}
    </>
  );
}
