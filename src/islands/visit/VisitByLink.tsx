import { useCallback, useEffect, useState } from 'react';
import { visitPageWords as words } from '#business/words/visits.ts';
import {
  answerVisit,
  fetchLinkedVisit,
  type LinkedVisit,
  type VisitAnswer,
} from '#data/visits/visit-link.ts';
import { browserBackend } from '#environment';
import { type Phone, WithPhone } from '#islands/WithPhone.tsx';
import { ShownVisit } from './ShownVisit.tsx';

interface Progress {
  /** Undefined until it is known; null for a link that is none. */
  visit: LinkedVisit | null | undefined;
  isBusy: boolean;
  hasFailed: boolean;
}

/** The visit of a link, and what was said of the last press. Opening it changes nothing. */
export function VisitByLink({ token, phone }: { token: string; phone: Phone }) {
  const [{ visit, isBusy, hasFailed }, setProgress] = useState<Progress>({
    ...{ visit: undefined, isBusy: true, hasFailed: false },
  });

  const ask = useCallback(async (request: () => Promise<LinkedVisit | null>) => {
    setProgress(({ visit: before }) => ({ visit: before, isBusy: true, hasFailed: false }));
    try {
      setProgress({ visit: await request(), isBusy: false, hasFailed: false });
      return true;
    } catch {
      setProgress(({ visit: before }) => ({ visit: before, isBusy: false, hasFailed: true }));
      return false;
    }
  }, []);
  const look = useCallback(
    () => ask(() => fetchLinkedVisit(browserBackend(), token)),
    [ask, token],
  );
  useEffect(() => void look(), [look]);
  const answer = (given: VisitAnswer) => ask(() => answerVisit(browserBackend(), token, given));

  return (
    <div className="visit">
      {visit === undefined && isBusy && <p>{words.wait}</p>}
      {visit === null && <WithPhone text={words.unknown} phone={phone} />}
      {visit?.state === 'over' && <WithPhone text={words.over} phone={phone} />}
      {visit && visit.state !== 'over' && (
        <ShownVisit
          // What was typed goes with what it was typed for.
          key={visit.sequence}
          {...{ visit, phone, isBusy }}
          onAnswer={answer}
        />
      )}
      <div role="alert">{hasFailed && <WithPhone text={words.unreachable} phone={phone} />}</div>
      {hasFailed && visit === undefined && (
        <button type="button" className="button" onClick={look}>
          {words.again}
        </button>
      )}
    </div>
  );
}
