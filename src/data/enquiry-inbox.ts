import { type Campaign, readCampaign } from '#domain/campaign.ts';
import { backend } from './client.ts';
import type { Enums, Tables } from './database.types.ts';
import { unwrap, unwrapRow } from './unwrap.ts';

export type EnquiryStatus = Enums<'enquiry_status'>;
export type Enquiry = Omit<Tables<'enquiries'>, 'sender_hash' | 'campaign'> & {
  campaign: Campaign;
};

const COLUMNS =
  'id, name, email, phone, service, message, consent_at, page, campaign, status, note, note_version, created_at, updated_at, updated_by';

/** Rows asked for at a time; the backend hands out no more at once. */
const PAGE = 1000;

/** Every enquiry, newest first. */
export async function fetchEnquiries(): Promise<Enquiry[]> {
  const all: Enquiry[] = [];
  for (;;) {
    const data = await unwrap(
      backend()
        .from('enquiries')
        .select(COLUMNS)
        .order('created_at', { ascending: false })
        .order('id')
        .range(all.length, all.length + PAGE - 1),
    );
    all.push(...data.map(toEnquiry));
    if (data.length < PAGE) return all;
  }
}

/** The newest enquiries that nobody has opened yet. */
export async function fetchNewEnquiries(limit: number): Promise<Enquiry[]> {
  const data = await unwrap(
    backend()
      .from('enquiries')
      .select(COLUMNS)
      .eq('status', 'new')
      .order('created_at', { ascending: false })
      .limit(limit),
  );
  return data.map(toEnquiry);
}

/**
 * One enquiry.
 *
 * @throws DataError 'not-found' for an id that leads nowhere.
 */
export async function fetchEnquiry(id: string): Promise<Enquiry> {
  return toEnquiry(await unwrap(backend().from('enquiries').select(COLUMNS).eq('id', id).single()));
}

/** Says what was done about an enquiry. */
export async function setEnquiryStatus(id: string, to: EnquiryStatus): Promise<void> {
  await unwrapRow(
    backend().from('enquiries').update({ status: to }).eq('id', id).select('id').maybeSingle(),
    'denied',
  );
}

/**
 * Saves the note on an enquiry.
 *
 * @param version of the note that the typing started from.
 * @returns the version that it has now.
 * @throws DataError 'conflict' when a colleague has written another note meanwhile.
 */
export async function saveEnquiryNote(id: string, note: string, version: number): Promise<number> {
  const data = await unwrapRow(
    backend()
      .from('enquiries')
      .update({ note, note_version: version })
      .eq('id', id)
      .select('note_version')
      .maybeSingle(),
    'denied',
  );
  return data.note_version;
}

/** Deletes an enquiry that has been archived or marked as spam, for good. */
export async function deleteEnquiry(id: string): Promise<void> {
  await unwrap(backend().from('enquiries').delete().eq('id', id));
}

function toEnquiry(row: Omit<Tables<'enquiries'>, 'sender_hash'>): Enquiry {
  return { ...row, campaign: readCampaign(row.campaign) };
}
