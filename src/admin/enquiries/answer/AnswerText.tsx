import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { ANSWER_LIMITS } from '#domain/enquiries/answer-template.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { HowItGoesOut } from './HowItGoesOut.tsx';
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
            {send.isPending ? staff.enquiries.sending : staff.enquiries.send}
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
