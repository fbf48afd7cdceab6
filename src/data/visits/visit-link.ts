import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import type { VisitState } from '#domain/visits/visit.ts';

/** What whoever has the link may know of a visit. */
export type LinkedVisit =
  | { state: 'over'; outcome: VisitOutcome }
  | {
      state: VisitState;
      outcome: VisitOutcome;
      /** ISO 8601, the earliest first. */
      times: string[];
      chosen: string | null;
      minutes: number;
      place: string;
      sequence: number;
      /** The file for a calendar, once a time is taken. */
      calendar: string | null;
    };

/** What became of an answer: noted, pressed twice, or the visit had changed; none for a mere look. */
export type VisitOutcome = 'none' | 'done' | 'already' | 'changed';

export interface VisitAnswer {
  answer: 'take' | 'another' | 'cancel';
  /** What the customer has seen. */
  sequence: number;
  /** The time that is taken. */
  chosen?: string;
  words?: string;
}

/** After that a customer is better served by the telephone. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Null for a link that is none. Changes nothing. @throws when no answer comes. */
export async function fetchLinkedVisit(
  backend: BackendAddress,
  token: string,
): Promise<LinkedVisit | null> {
  return await call(backend, 'visit_by_link', { token });
}

/** Null for a link that is none. @throws when no answer comes. */
export async function answerVisit(
  backend: BackendAddress,
  token: string,
  answer: VisitAnswer,
): Promise<LinkedVisit | null> {
  return await call(backend, 'answer_visit', { token, ...answer });
}

/** A plain request, as public pages carry no client library. */
async function call(
  { url, key }: BackendAddress,
  name: string,
  parameters: object,
): Promise<LinkedVisit | null> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    // The token is in the body: no log has it.
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    body: JSON.stringify(parameters),
  });
  if (!response.ok) throw new Error(`The visit could not be asked for: ${response.status}.`);
  return (await response.json()) as LinkedVisit | null;
}
