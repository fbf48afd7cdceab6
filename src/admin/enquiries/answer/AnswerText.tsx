import { useQuery } from '@tanstack/react-query';
import { answerSending } from '#admin/queries/answers.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { CopyButton } from '#admin/ui/fields/LinkToCopy.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { staysHere } from '#data/enquiries/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { ANSWER_LIMITS, type Answer } from '#domain/enquiries/answer-template.ts';
import { mailtoHref } from '#domain/enquiries/mailto.ts';
import { chatHref, whatsappNumber } from '#domain/enquiries/whatsapp-number.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import type { Answering } from './use-answering.ts';

interface AnswerTextProps {
  enquiry: Enquiry;
  answering: Answering;
}

/** The answer that is being written. What is typed stays on the device until it is sent. */
export function AnswerText({ enquiry: { email, phone }, answering }: AnswerTextProps) {
  const { text, send } = answering;
  const { subject, words } = text.draft;
  const isTooLong = countCharacters(words) > ANSWER_LIMITS.words;
  const canSend = subject.trim() !== '' && words.trim() !== '' && !isTooLong;
  return (
    <form
      aria-label={staff.enquiries.yourAnswer}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) answering.sendNow();
      }}
    >
      {email && (
        <TextField
          label={staff.enquiries.subject}
          value={subject}
          limit={ANSWER_LIMITS.subject}
          maxLength={ANSWER_LIMITS.subject}
          onChange={({ target }) => text.change({ subject: target.value })}
        />
      )}
      <TextAreaField
        label={staff.enquiries.whatYouWrite}
        value={words}
        rows={7}
        limit={ANSWER_LIMITS.words}
        error={isTooLong ? staff.enquiries.answerTooLong : undefined}
        onChange={(value) => text.change({ words: value })}
      />
      {!text.isKept && (
        <p role="alert" className="text-bad text-note">
          {staff.enquiries.noRoomSendFirst}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:bg-paper max-md:py-2">
        {email && (
          <Button
            type="submit"
            kind="primary"
            isPending={send.isPending}
            aria-disabled={!canSend || undefined}
          >
            {send.isPending ? staff.signIn.sending : staff.enquiries.send}
          </Button>
        )}
        <Button kind="quiet" onClick={answering.discard}>
          {staff.enquiries.discard}
        </Button>
        <ChangeFailed change={send} />
      </div>
      <HowItGoesOut {...{ email, phone, answer: text.draft }} />
    </form>
  );
}

interface HowItGoesOutProps {
  email: string;
  phone: string;
  answer: Answer;
}

/** From where a mail goes out and where the answer to it comes; or how to send the same words otherwise. */
function HowItGoesOut({ email, phone, answer }: HowItGoesOutProps) {
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
  return (
    <CopyButton
      label={staff.enquiries.copyTheWords}
      text={words}
      refused={staff.enquiries.copyItYourself}
    />
  );
}
