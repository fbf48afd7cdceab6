import { useEffect, useId, useRef, useState } from 'react';
import { appointmentPageMessages as messages } from '#business/messages/appointments.ts';
import type { AppointmentAnswer, LinkedAppointment } from '#data/appointments/appointment-link.ts';
import { ANSWER_LIMIT } from '#domain/appointments/appointment.ts';
import { appointmentDuration, appointmentTime } from '#domain/appointments/appointment-texts.ts';
import { forgetTyped, keepTyped, readTyped } from '#islands/kept-typing.ts';
import { type Phone, WithPhone } from '#islands/WithPhone.tsx';
import { site } from '#site';

type OpenAppointment = Exclude<LinkedAppointment, { state: 'over' }>;

interface ShownAppointmentProps {
  appointment: OpenAppointment;
  phone: Phone;
  isBusy: boolean;
  onAnswer: (answer: AppointmentAnswer) => Promise<boolean>;
}

/** An appointment as it is now, and what can be answered. */
export function ShownAppointment({ appointment, phone, isBusy, onAnswer }: ShownAppointmentProps) {
  const { state, outcome, times, minutes, place, sequence } = appointment;
  const isAhead = state === 'proposed' || state === 'taken';
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever listens hears what has become of it.
  useEffect(() => {
    if (outcome !== 'none') heading.current?.focus();
  }, [outcome]);
  return (
    <>
      <p role="status" className="appointment-said">
        {outcome !== 'none' && messages[outcome]}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(appointment)}
      </h2>
      {state === 'refused' && <p>{messages.refusedText}</p>}
      {state === 'cancelled' && <WithPhone text={messages.cancelledText} phone={phone} />}
      {state === 'withdrawn' && <WithPhone text={messages.withdrawnText} phone={phone} />}
      {isAhead && (
        <>
          <dl>
            <dt>{messages.when}</dt>
            {(appointment.chosen ? [appointment.chosen] : times).map((time) => (
              <dd key={time}>
                <Time time={time} />
                {state === 'proposed' && (
                  <TakeButton
                    time={time}
                    isBusy={isBusy}
                    onTake={() => onAnswer({ answer: 'take', sequence, chosen: time })}
                  />
                )}
              </dd>
            ))}
            <dt>{messages.where}</dt>
            <dd>{place}</dd>
            <dt>{messages.duration}</dt>
            <dd>{appointmentDuration(minutes)}</dd>
          </dl>
          {appointment.calendar && <CalendarLink file={appointment.calendar} />}
          <Answers {...{ sequence, isBusy, onAnswer }} />
        </>
      )}
    </>
  );
}

function titleOf({ state, times }: OpenAppointment): string {
  if (state === 'proposed') return times.length > 1 ? messages.proposed.two : messages.proposed.one;
  return messages[state];
}

/** On the clock of the business, and beside it on the reader's own where that is another. */
function Time({ time }: { time: string }) {
  const there = appointmentTime(time, site);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const here = appointmentTime(time, { language: site.language, timeZone });
  return (
    <span>
      <time dateTime={time}>{there}</time>
      {here !== there && <small>{messages.yourTime(here)}</small>}
    </span>
  );
}

function TakeButton(props: { time: string; isBusy: boolean; onTake: () => void }) {
  const { time, isBusy, onTake } = props;
  if (Date.parse(time) <= Date.now()) return <small>{messages.passed}</small>;
  return (
    <button
      type="button"
      className="button"
      aria-label={`${messages.take}: ${appointmentTime(time, site)}`}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onTake()}
    >
      {messages.take}
    </button>
  );
}

function CalendarLink({ file }: { file: string }) {
  return (
    <p>
      <a
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download="appointment.ics"
      >
        {messages.calendar}
      </a>
    </p>
  );
}

type AnswersProps = Pick<ShownAppointmentProps, 'isBusy' | 'onAnswer'> & { sequence: number };

type Kind = 'another' | 'cancel';

const isKind = (name: string): name is Kind => name === 'another' || name === 'cancel';

const QUESTIONS = { another: 'anotherWords', cancel: 'cancelWords' } as const;

/** Asking for another time, or cancelling, each with a few words. */
function Answers({ sequence, isBusy, onAnswer }: AnswersProps) {
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
          {messages.another}
        </button>
        <button type="button" onClick={() => setKind('cancel')}>
          {messages.cancel}
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
      <label htmlFor={id}>{messages[QUESTIONS[kind]]}</label>
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
          {isBusy ? messages.sending : kind === 'cancel' ? messages.cancel : messages.send}
        </button>
        <button type="button" onClick={() => setKind(null)}>
          {messages.back}
        </button>
      </p>
    </form>
  );
}
