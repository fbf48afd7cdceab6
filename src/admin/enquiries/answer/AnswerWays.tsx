import { useQuery } from '@tanstack/react-query';
import { answerSending } from '#admin/queries/answers.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { type AnswerWay, staysHere } from '#data/enquiries/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { numbersIn } from '#domain/text/telephone.ts';
import { staff } from '#languages/staff.ts';
import type { Answering } from './use-answering.ts';

interface AnswerWaysProps {
  enquiry: Enquiry;
  answering: Answering;
}

/** Answers that were given elsewhere: one press notes each. */
export function AnswerWays({ enquiry: { email, phone }, answering }: AnswerWaysProps) {
  const { data: sending } = useQuery(answerSending);
  const { note, noteNow } = answering;
  const hasNumber = numbersIn(phone).length > 0;
  const ways: [way: AnswerWay, label: string, isThere: boolean][] = [
    ['phone', staff.enquiries.called, hasNumber],
    ['whatsapp', staff.enquiries.wroteOnWhatsapp, hasNumber],
    // Where mails leave from here, that is how they are noted.
    ['mail', staff.enquiries.wroteByMail, email !== '' && staysHere(sending)],
  ];
  const shown = ways.filter(([, , isThere]) => isThere);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
      <span className="text-note text-soft">{staff.enquiries.answeredOtherwise}</span>
      {shown.map(([way, label]) => (
        <Button key={way} isPending={note.isPending} onClick={() => noteNow(way)}>
          {label}
        </Button>
      ))}
      <ChangeFailed change={note} />
    </div>
  );
}
