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
    return staff.visits.anotherTimeIsAsked;
  },
  get cancelled() {
    return staff.visits.cancelledByTheCustomer;
  },
  get withdrawn() {
    return staff.visits.withdrawn;
  },
};

/** How far a visit has come. */
export function visitStateWords({ state }: Pick<Visit, 'state'>): string {
  return STATES[state];
}
