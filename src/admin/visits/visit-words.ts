import type { Visit } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';

const STATES: Record<Visit['state'], string> = {
  get proposed() {
    return staff.visits.proposedNotAnsweredYet;
  },
  get taken() {
    return staff.visits.agreed;
  },
  get refused() {
    return staff.visits.otherTimeAsked;
  },
  get cancelled() {
    return staff.visits.cancelledByTheCustomer;
  },
  get withdrawn() {
    return staff.visits.withdrawn;
  },
};

/** `1 hour`, `90 minutes`: customers read it in the language of the site. */
export function visitLength(minutes: number): string {
  return minutes % 60 === 0
    ? staff.screens.hourCount(minutes / 60)
    : staff.screens.minuteCount(minutes);
}

/** How far a visit has come. */
export function visitStateWords({ state }: Pick<Visit, 'state'>): string {
  return STATES[state];
}
