import { useNames } from '#admin/queries/people.ts';
import type { EnquiryEvent } from '#data/enquiries/answers.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { Told } from './Told.tsx';

/** What happened, with who did it behind it. */
const SENTENCES: Record<EnquiryEvent['kind'], string> = {
  read: 'Read',
  assigned: 'Given to somebody',
  answered_by_mail: 'Answered by mail',
  answered_by_phone: 'Answered by telephone',
  answered_by_whatsapp: 'Answered on WhatsApp',
  answered: 'Marked as answered',
  reopened: 'Opened again',
  visit_proposed: 'A visit was proposed',
  visit_taken: 'The customer took a time for the visit',
  visit_refused: 'The customer asked for another time',
  visit_changed: 'The visit was changed',
  visit_withdrawn: 'The visit was called off',
  word_asked: 'The customer was asked for a word',
  word_given: 'The customer gave a word',
  word_withdrawn: 'The word was withdrawn',
};

interface HappenedEventProps {
  event: EnquiryEvent;
  mail: EnquiryNotification | undefined;
}

export function HappenedEvent({ event: { kind, words, actor }, mail }: HappenedEventProps) {
  const by = useNames()(actor);
  if (kind === 'assigned') return words ? `${words} looks after it` : 'Nobody looks after it';
  return (
    <>
      {SENTENCES[kind]}
      {by && ` by ${by}`}
      {mail && (
        <span className="block text-soft">
          <Told notification={mail} recipients={mail.recipient ? [mail.recipient] : []} />
        </span>
      )}
      {words !== '' && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 text-soft pointer-coarse:min-h-11 pointer-coarse:py-2.5">
            What it says<span className="sr-only">: {SENTENCES[kind]}</span>
          </summary>
          <p className="whitespace-pre-wrap rounded-md border border-line bg-paper p-3">{words}</p>
        </details>
      )}
    </>
  );
}
