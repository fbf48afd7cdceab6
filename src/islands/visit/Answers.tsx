import { useEffect, useId, useRef, useState } from 'react';
import { visitPageWords as words } from '#business/words/visits.ts';
import type { VisitAnswer } from '#data/visits/visit-link.ts';
import { ANSWER_LIMIT } from '#domain/visits/visit.ts';

interface AnswersProps {
  sequence: number;
  isBusy: boolean;
  onAnswer: (answer: VisitAnswer) => Promise<boolean>;
}

const QUESTIONS = { another: words.anotherWords, cancel: words.cancelWords };

/** Asking for another time, or cancelling, each with a few words. */
export function Answers({ sequence, isBusy, onAnswer }: AnswersProps) {
  const id = useId();
  const [kind, setKind] = useState<'another' | 'cancel' | null>(null);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (kind) field.current?.focus();
  }, [kind]);
  if (!kind) {
    return (
      <p className="visit-answers">
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
        if (!isBusy) void onAnswer({ answer: kind, sequence, words: typed });
      }}
    >
      <label htmlFor={id}>{QUESTIONS[kind]}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={ANSWER_LIMIT}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="visit-answers">
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
