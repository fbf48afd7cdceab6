import type { Visit } from '#domain/visits/visit.ts';
import { staff, type WordKey } from '#languages/staff.ts';

const STATES: Record<Visit['state'], WordKey<'visits'>> = {
  proposed: 'proposedNotAnsweredYet',
  taken: 'agreed',
  refused: 'otherTimeAsked',
  cancelled: 'cancelledByTheCustomer',
  withdrawn: 'withdrawn',
};

/** `1 hour`, `90 minutes`: customers read it in the language of the site. */
export function visitLength(minutes: number): string {
  return minutes % 60 === 0
    ? staff.screens.hourCount(minutes / 60)
    : staff.screens.minuteCount(minutes);
}

/** How far a visit has come. */
export function visitStateWords({ state }: Pick<Visit, 'state'>): string {
  return staff.visits[STATES[state]];
}
