import { useEffect, useRef } from 'react';
import { visitPageWords as words } from '#business/words/visits.ts';
import type { LinkedVisit, VisitAnswer } from '#data/visits/visit-link.ts';
import { visitDuration, visitTime } from '#domain/visits/visit-texts.ts';
import { type Phone, WithPhone } from '#islands/WithPhone.tsx';
import { site } from '#site';
import { Answers } from './Answers.tsx';

type OpenVisit = Exclude<LinkedVisit, { state: 'over' }>;

interface ShownVisitProps {
  visit: OpenVisit;
  phone: Phone;
  isBusy: boolean;
  onAnswer: (answer: VisitAnswer) => Promise<boolean>;
}

/** A visit as it is now, and what can be answered. */
export function ShownVisit({ visit, phone, isBusy, onAnswer }: ShownVisitProps) {
  const { state, outcome, times, minutes, place, sequence } = visit;
  const isAhead = state === 'proposed' || state === 'taken';
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever listens hears what has become of it.
  useEffect(() => {
    if (outcome !== 'none') heading.current?.focus();
  }, [outcome]);
  return (
    <>
      <p role="status" className="visit-said">
        {outcome !== 'none' && words[outcome]}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(visit)}
      </h2>
      {state === 'refused' && <p>{words.refusedText}</p>}
      {state === 'cancelled' && <WithPhone text={words.cancelledText} phone={phone} />}
      {state === 'withdrawn' && <WithPhone text={words.withdrawnText} phone={phone} />}
      {isAhead && (
        <>
          <dl>
            <dt>{words.when}</dt>
            {(visit.chosen ? [visit.chosen] : times).map((time) => (
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
            <dt>{words.where}</dt>
            <dd>{place}</dd>
            <dt>{words.duration}</dt>
            <dd>{visitDuration(minutes)}</dd>
          </dl>
          {visit.calendar && <CalendarLink file={visit.calendar} />}
          <Answers {...{ sequence, isBusy, onAnswer }} />
        </>
      )}
    </>
  );
}

function titleOf({ state, times }: OpenVisit): string {
  if (state === 'proposed') return times.length > 1 ? words.proposed.two : words.proposed.one;
  return words[state];
}

/** On the clock of the business, and beside it on the reader's own where that is another. */
function Time({ time }: { time: string }) {
  const there = visitTime(time, site);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const here = visitTime(time, { language: site.language, timeZone });
  return (
    <span>
      <time dateTime={time}>{there}</time>
      {here !== there && <small>{words.yourTime(here)}</small>}
    </span>
  );
}

function TakeButton(props: { time: string; isBusy: boolean; onTake: () => void }) {
  const { time, isBusy, onTake } = props;
  if (Date.parse(time) <= Date.now()) return <small>{words.passed}</small>;
  return (
    <button
      type="button"
      className="button"
      aria-label={`${words.take}: ${visitTime(time, site)}`}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onTake()}
    >
      {words.take}
    </button>
  );
}

function CalendarLink({ file }: { file: string }) {
  return (
    <p>
      <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download="visit.ics">
        {words.calendar}
      </a>
    </p>
  );
}
