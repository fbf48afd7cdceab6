import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerSending } from '#admin/queries/answers.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staysHere } from '#data/enquiries/answers.ts';
import type { Answer } from '#domain/enquiries/answer-template.ts';
import { mailtoHref } from '#domain/enquiries/mailto.ts';
import { chatHref, whatsappNumber } from '#domain/enquiries/whatsapp-number.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface HowItGoesOutProps {
  email: string;
  phone: string;
  answer: Answer;
}

/** From where a mail goes out and where the answer to it comes; or how to send the same words otherwise. */
export function HowItGoesOut({ email, phone, answer }: HowItGoesOutProps) {
  const { data: sending } = useQuery(answerSending);
  const number = phone && whatsappNumber(phone, site.phone.e164);
  return (
    <div className="grid justify-items-start gap-2">
      {email && sending && !staysHere(sending) && (
        <p className="wrap-anywhere text-note text-soft">
          {staff.enquiries.goesOutInYourName(sending.fromAddress, sending.replyTo)}
        </p>
      )}
      {email && staysHere(sending) && (
        <Callout
          tone="caution"
          title={staff.enquiries.noMailLeavesYet}
          actions={
            <>
              <a
                href={mailtoHref(email, answer.subject, answer.words)}
                className={buttonClass('secondary')}
              >
                {staff.enquiries.openInMyMail}
              </a>
              <CopyWords words={answer.words} />
            </>
          }
        >
          <p>
            {staff.enquiries.sendByOwnProgram(
              sending?.problem || staff.enquiries.mailsStayInOutbox,
            )}
          </p>
        </Callout>
      )}
      {number && (
        <a
          href={chatHref(number, answer.words)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary')}
        >
          {staff.enquiries.openInWhatsapp}
        </a>
      )}
      {!email && <CopyWords words={answer.words} />}
    </div>
  );
}

function CopyWords({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      setSaid(staff.enquiries.copied);
    } catch {
      // Browsers allow the clipboard on https only.
      setSaid(staff.enquiries.copyItYourself);
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void copy()}>{staff.enquiries.copyTheWords}</Button>
      <span role="status" className="text-note text-soft">
        {said}
      </span>
    </span>
  );
}
