import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { answerSending } from '#admin/queries/answers.ts';
import { useNames } from '#admin/queries/people.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type AnswerWay, staysHere } from '#data/enquiries/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import type { AnswerTemplate } from '#domain/enquiries/answer-template.ts';
import { numbersIn } from '#domain/text/telephone.ts';
import { staff } from '#languages/staff.ts';
import { AnswerText } from './AnswerText.tsx';
import type { Answering } from './use-answering.ts';

interface AnswerPartProps {
  enquiry: Enquiry;
  answering: Answering;
  /** Where *Answer* leads to. */
  place: RefObject<HTMLDivElement | null>;
}

const PILL =
  'min-h-9 cursor-pointer rounded-full border border-line bg-panel px-3.5 text-note hover:border-field aria-pressed:bg-shade pointer-coarse:min-h-11';

/** Under an enquiry: the texts to answer with, the one that is written, and what was done. */
export function AnswerPart({ enquiry, answering, place }: AnswerPartProps) {
  const { text, templates, chosen, done, regret, takeBack } = answering;
  const { email } = enquiry;
  const result = useRef<HTMLParagraphElement>(null);
  const written = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    if (done) result.current?.focus();
  }, [done]);
  function begin(template: AnswerTemplate | null): void {
    flushSync(() => answering.begin(template));
    // On a phone it opens below the window.
    written.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <section aria-label={staff.enquiries.answer} className="grid scroll-mt-24 gap-3">
      <h3 className="wrap-anywhere font-semibold text-note">
        {email ? staff.enquiries.answerByMailTo(email) : staff.enquiries.answer}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend in sight */}
      <div
        ref={place}
        role="group"
        aria-label={staff.enquiries.textsToBeginWith}
        className="flex flex-wrap gap-2"
      >
        {templates.map((template, nth) => (
          <button
            key={template.name}
            type="button"
            className={PILL}
            aria-pressed={nth === chosen}
            onClick={() => begin(template)}
          >
            {template.name}
          </button>
        ))}
        <button type="button" className={PILL} onClick={() => begin(null)}>
          {staff.enquiries.ownWords}
        </button>
      </div>
      {text.aside && (
        <p className="flex flex-wrap items-center gap-x-3 text-note text-soft">
          <RichText
            text={staff.enquiries.anotherTextIsKept}
            parts={{
              button: (words) => (
                <Button kind="link" onClick={text.putBack}>
                  {words}
                </Button>
              ),
              button2: (words) => (
                <Button kind="link" onClick={text.forgetAside}>
                  {words}
                </Button>
              ),
            }}
          />
        </p>
      )}
      <div ref={written} className="scroll-mb-4">
        {text.isOpen && <AnswerText enquiry={enquiry} answering={answering} />}
      </div>
      <AnsweredMeanwhile answering={answering} />
      <div className="flex flex-wrap items-center gap-x-3">
        <p ref={result} role="status" tabIndex={-1} className="text-note">
          {done}
        </p>
        {regret && (
          <Button
            isPending={takeBack.isPending}
            isIdle={answering.isRegretLate}
            onClick={() => answering.takeBackNow(regret)}
          >
            {staff.screens.undo}
          </Button>
        )}
        <ChangeFailed change={takeBack} />
      </div>
      <AnswerWays enquiry={enquiry} answering={answering} />
    </section>
  );
}

/** Before a second answer goes out: what a colleague has written since this one was begun. */
function AnsweredMeanwhile({ answering }: { answering: Answering }) {
  const nameOf = useNames();
  const { between, send } = answering;
  if (!between) return null;
  return (
    <Callout
      tone="caution"
      title={staff.enquiries.hasAnsweredMeanwhile(
        nameOf(between.actor) ?? staff.screens.aColleague,
      )}
      actions={
        <>
          <Button isPending={send.isPending} onClick={() => answering.sendNow(between)}>
            {staff.enquiries.sendMineAnyway}
          </Button>
          <Button kind="quiet" onClick={answering.discard}>
            {staff.enquiries.discardMine}
          </Button>
        </>
      }
    >
      <p>{staff.enquiries.yoursIsAbove(Boolean(between.words))}</p>
      {between.words && (
        <p className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-md bg-panel p-3">
          {between.words}
        </p>
      )}
    </Callout>
  );
}

interface AnswerWaysProps {
  enquiry: Enquiry;
  answering: Answering;
}

/** Answers that were given elsewhere: one press notes each. */
function AnswerWays({ enquiry: { email, phone }, answering }: AnswerWaysProps) {
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
