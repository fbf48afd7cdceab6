import { useDataChange } from '#admin/queries/use-data-change.ts';
import { moveVisit, proposeVisit, type VisitProposal } from '#data/visits/visits.ts';
import type { Visit } from '#domain/visits/visit.ts';

/** Proposes a visit, or other times for the one that is given. */
export function useVisitChange(
  enquiryId: string,
  visit: Pick<Visit, 'id' | 'sequence'> | undefined,
) {
  return useDataChange<VisitProposal>({
    run: (proposal) => (visit ? moveVisit(visit, proposal) : proposeVisit(enquiryId, proposal)),
    changes: ['visits', 'enquiries', 'notices'],
  });
}
