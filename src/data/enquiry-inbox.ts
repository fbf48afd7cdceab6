import { backend } from './client.ts';
import type { Enums, Tables } from './database.types.ts';
import { DataError, toDataError } from './errors.ts';

export type EnquiryStatus = Enums<'enquiry_status'>;
export type Enquiry = Omit<Tables<'enquiries'>, 'sender_hash'>;

const COLUMNS =
  'id, name, email, phone, service, message, consent_at, status, note, note_version, created_at, updated_at, updated_by';

/** Rows asked for at a time; the backend hands out no more at once. */
const PAGE = 1000;

/**
 * Every enquiry, newest first.
 *
 * @throws DataError
 */
export async function fetchEnquiries(): Promise<Enquiry[]> {
  const all: Enquiry[] = [];
  for (;;) {
    const { data, error, status } = await backend()
      .from('enquiries')
      .select(COLUMNS)
      .order('created_at', { ascending: false })
      .order('id')
      .range(all.length, all.length + PAGE - 1);
    if (error) throw toDataError(error, status);
    all.push(...data);
    if (data.length < PAGE) return all;
  }
}

/**
 * Notes what was done about an enquiry.
 *
 * @throws DataError
 */
export async function updateEnquiry(
  id: string,
  change: { status?: EnquiryStatus; note?: string },
): Promise<void> {
  const { data, error, status } = await backend()
    .from('enquiries')
    .update(change)
    .eq('id', id)
    .select('id');
  if (error) throw toDataError(error, status);
  // Row-level security hides what may not be written.
  if (data.length === 0) throw new DataError('denied');
}

/**
 * Deletes an enquiry that has been archived or marked as spam, for good.
 *
 * @throws DataError
 */
export async function deleteEnquiry(id: string): Promise<void> {
  const { error, status } = await backend().from('enquiries').delete().eq('id', id);
  if (error) throw toDataError(error, status);
}
