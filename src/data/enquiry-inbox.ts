import { type Campaign, readCampaign } from '#domain/campaign.ts';
import type { Enums, Tables } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { DataError, toDataError } from './errors.ts';

export type EnquiryStatus = Enums<'enquiry_status'>;
export type Enquiry = Omit<Tables<'enquiries'>, 'sender_hash' | 'campaign'> & {
  campaign: Campaign;
};

const COLUMNS =
  'id, name, email, phone, service, message, consent_at, page, campaign, status, note, note_version, created_at, updated_at, updated_by';

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
    all.push(...data.map(toEnquiry));
    if (data.length < PAGE) return all;
  }
}

/**
 * The newest enquiries that nobody has opened yet.
 *
 * @throws DataError
 */
export async function fetchNewEnquiries(limit: number): Promise<Enquiry[]> {
  const { data, error, status } = await backend()
    .from('enquiries')
    .select(COLUMNS)
    .eq('status', 'new')
    .order('created_at', { ascending: false })
    .limit(limit);
  if (error) throw toDataError(error, status);
  return data.map(toEnquiry);
}

/**
 * One enquiry.
 *
 * @throws DataError 'not-found' for an id that leads nowhere.
 */
export async function fetchEnquiry(id: string): Promise<Enquiry> {
  const { data, error, status } = await backend()
    .from('enquiries')
    .select(COLUMNS)
    .eq('id', id)
    .maybeSingle();
  // An id that is no UUID is a mistyped address, not a fault.
  if (error?.code === '22P02') throw new DataError('not-found', { cause: error });
  if (error) throw toDataError(error, status);
  if (!data) throw new DataError('not-found');
  return toEnquiry(data);
}

/**
 * Says what was done about an enquiry.
 *
 * @throws DataError
 */
export async function setEnquiryStatus(id: string, to: EnquiryStatus): Promise<void> {
  const { data, error, status } = await backend()
    .from('enquiries')
    .update({ status: to })
    .eq('id', id)
    .select('id');
  if (error) throw toDataError(error, status);
  // Row-level security hides what may not be written.
  if (data.length === 0) throw new DataError('denied');
}

/**
 * Saves the note on an enquiry.
 *
 * @param version of the note that the typing started from.
 * @returns the version that it has now.
 * @throws DataError 'conflict' when a colleague has written another note meanwhile.
 */
export async function saveEnquiryNote(id: string, note: string, version: number): Promise<number> {
  const { data, error, status } = await backend()
    .from('enquiries')
    .update({ note, note_version: version })
    .eq('id', id)
    .select('note_version')
    .maybeSingle();
  if (error) throw toDataError(error, status);
  // Row-level security hides what may not be written.
  if (!data) throw new DataError('denied');
  return data.note_version;
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

function toEnquiry(row: Omit<Tables<'enquiries'>, 'sender_hash'>): Enquiry {
  return { ...row, campaign: readCampaign(row.campaign) };
}
