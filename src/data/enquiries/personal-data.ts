import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { PersonalData } from '#domain/enquiries/personal-data.ts';
import { clearEnquiryFiles } from './enquiry-pictures.ts';

/** @param contact a mail address or a telephone number, however it is spelled. */
export async function fetchPersonalData(contact: string): Promise<PersonalData> {
  // Made by the function in this shape.
  return (await unwrap(backend().rpc('personal_data', { contact }))) as unknown as PersonalData;
}

/** How many are gone, and whether visitors saw one of the testimonials. */
export interface DeletedPersonalData {
  enquiries: number;
  testimonials: number;
  were_shown: boolean;
}

/** Deletes what was shown of somebody, and nothing that has come since. */
export async function deletePersonalData(
  contact: string,
  seen: PersonalData,
): Promise<DeletedPersonalData> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const parameters = {
    contact,
    enquiries: ids(seen.enquiries),
    testimonials: ids(seen.testimonials),
  };
  const gone = await unwrap(backend().rpc('delete_personal_data', parameters));
  // What storage keeps now, the next cleaning finds.
  await clearEnquiryFiles().catch(() => {});
  return gone as unknown as DeletedPersonalData;
}
