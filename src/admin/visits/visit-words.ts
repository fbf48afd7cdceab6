import type { Visit } from '#domain/visits/visit.ts';

const STATES: Record<Visit['state'], string> = {
  proposed: 'Proposed, not answered yet',
  taken: 'Agreed',
  refused: 'Another time is asked for',
  cancelled: 'Cancelled by the customer',
  withdrawn: 'Withdrawn',
};

/** How far a visit has come. */
export function visitStateWords({ state }: Pick<Visit, 'state'>): string {
  return STATES[state];
}
