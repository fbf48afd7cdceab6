import { type CamelCased, camelCased } from '#data/camel-case.ts';
import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { VisitTexts } from '#domain/visits/visit-texts.ts';
import { staff } from '#languages/staff.ts';
import type { Tables } from '#supabase/database.types.ts';

const COLUMNS = 'id, enquiry_id, state, times, minutes, place, chosen, answer, sequence';

/** What staff propose. */
export interface VisitProposal {
  /** ISO 8601; one, or two to choose from. */
  times: string[];
  minutes: number;
  place: string;
  texts: VisitTexts;
  /** Whether the customer has agreed already, as on the telephone: nothing is left to answer. */
  isAgreed: boolean;
}

/** Sentences for dialogs that keep what was typed. */
const changed = () => ({
  conflict: staff.visits.visitChangedTypedKept,
});

/** Newest first. */
export async function fetchVisitsOfEnquiry(enquiryId: string): Promise<Visit[]> {
  const data = await unwrap(
    backend()
      .from('visits')
      .select(COLUMNS)
      .eq('enquiry_id', enquiryId)
      .order('created_at', { ascending: false }),
  );
  return data.map(toVisit);
}

/** All that are proposed or agreed and not over, the next first, with the customer's name. */
export async function fetchComingVisits(): Promise<(Visit & { customer: string })[]> {
  const data = await unwrap(backend().rpc('coming_visits'));
  return data.map((row) => ({ ...toVisit(row), customer: row.customer }));
}

/** Mails the customer. @throws DataError 'invalid' with a sentence. */
export async function proposeVisit(enquiryId: string, proposal: VisitProposal): Promise<void> {
  await unwrap(backend().rpc('propose_visit', { enquiry: enquiryId, ...parameters(proposal) }));
}

/** Mails the customer. @throws DataError 'invalid' with a sentence; 'conflict' when it has changed. */
export async function moveVisit(
  visit: Pick<Visit, 'id' | 'sequence'>,
  proposal: VisitProposal,
): Promise<void> {
  const { id, sequence } = visit;
  await unwrap(
    backend().rpc('move_visit', { visit: id, sequence, ...parameters(proposal) }),
    changed,
  );
}

/** Mails the customer. @throws DataError 'conflict' when it has changed. */
export async function withdrawVisit({
  id,
  sequence,
}: Pick<Visit, 'id' | 'sequence'>): Promise<void> {
  await unwrap(backend().rpc('withdraw_visit', { visit: id, sequence }), () => ({
    conflict: staff.visits.visitChanged,
  }));
}

/** Path of the page where the customer answers; null if another project has made it. */
export async function fetchVisitLink(id: string): Promise<string | null> {
  return await unwrap(backend().rpc('visit_link', { visit: id }));
}

/** For a calendar. */
export async function fetchVisitFile(id: string): Promise<string> {
  return await unwrap(backend().rpc('visit_file', { visit: id }));
}

/** The end of the calendar's address. */
export async function fetchCalendarSecret(): Promise<string> {
  return await unwrap(backend().rpc('visit_calendar_secret'));
}

/** Whoever has the old address sees nothing any more. @returns the new end of it. */
export async function changeCalendarSecret(): Promise<string> {
  return await unwrap(backend().rpc('change_visit_calendar'));
}

function parameters({ isAgreed, ...proposal }: VisitProposal) {
  return { ...proposal, is_agreed: isAgreed };
}

type Row = Pick<
  Tables<'visits'>,
  'id' | 'enquiry_id' | 'state' | 'times' | 'minutes' | 'place' | 'chosen' | 'answer' | 'sequence'
>;

function toVisit(row: Row): Visit {
  const visit: CamelCased<Row> = camelCased(row);
  return visit;
}
