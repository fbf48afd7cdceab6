import { useEffect, useId, useRef, useState } from 'react';
import { appointmentPageWords as words } from '#business/words/appointments.ts';
import type { AppointmentAnswer } from '#data/appointments/appointment-link.ts';
import { ANSWER_LIMIT } from '#domain/appointments/appointment.ts';
import { forgetTyped, keepTyped, readTyped } from '#islands/kept-typing.ts';

interface AnswersProps {
  sequence: number;
  isBusy: boolean;
  onAnswer: (answer: AppointmentAnswer) => Promise<boolean>;
}

type Kind = 'another' | 'cancel';

const isKind = (name: string): name is Kind => name === 'another' || name === 'cancel';

const QUESTIONS = { another: words.anotherWords, cancel: words.cancelWords };

/** Asking for another time, or cancelling, each with a few words. */
export function Answers({ sequence, isBusy, onAnswer }: AnswersProps) {
  const id = useId();
  // What was typed goes with what it was typed for.
  const keptAs = `appointment:${location.hash}:${sequence}`;
  const [[kept]] = useState(() => readTyped(keptAs));
  const [kind, setKind] = useState<Kind | null>(kept && isKind(kept[0]) ? kept[0] : null);
  const [typed, setTyped] = useState(kept?.[1] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (kind) field.current?.focus();
  }, [kind]);
  async function answer(kind: Kind): Promise<void> {
    if (await onAnswer({ answer: kind, sequence, words: typed })) forgetTyped(keptAs);
  }

  if (!kind) {
    return (
      <p className="appointment-answers">
        <button type="button" onClick={() => setKind('another')}>
          {words.another}
        </button>
        <button type="button" onClick={() => setKind('cancel')}>
          {words.cancel}
        </button>
      </p>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void answer(kind);
      }}
    >
      <label htmlFor={id}>{QUESTIONS[kind]}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={ANSWER_LIMIT}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          keepTyped(keptAs, [[kind, target.value]]);
        }}
      />
      <p className="appointment-answers">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? words.sending : kind === 'cancel' ? words.cancel : words.send}
        </button>
        <button type="button" onClick={() => setKind(null)}>
          {words.back}
        </button>
      </p>
    </form>
  );
}
