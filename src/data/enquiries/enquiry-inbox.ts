import { backend } from '#data/client.ts';
import { unwrap, unwrapAll, unwrapRow } from '#data/unwrap.ts';
import { type Campaign, readCampaign } from '#domain/enquiries/campaign.ts';
import { fetchSiteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import type { Enums, Tables } from '#supabase/database.types.ts';
import { clearEnquiryFiles } from './enquiry-pictures.ts';

export type EnquiryStatus = Enums<'enquiry_status'>;
/** Columns that no screen shows. */
type Bookkeeping = 'sender_hash' | 'is_proved' | 'reminded_at' | 'owner_reminded_at';
export type Enquiry = Omit<Tables<'enquiries'>, Bookkeeping | 'campaign'> & {
  campaign: Campaign;
};

const COLUMNS =
  'id, name, email, phone, service, message, consent_at, page, campaign, read_pages, language, status, doubt, note, note_version, pictures, has_lost_pictures, assigned_to, first_answered_at, first_answered_by, first_answered_way, created_at, updated_at, updated_by';

/** Newest first; without what was held back, which may be very much. */
export async function fetchEnquiries(): Promise<Enquiry[]> {
  const rows = await unwrapAll(() =>
    backend()
      .from('enquiries')
      .select(COLUMNS)
      .neq('status', 'quarantined')
      .order('created_at', { ascending: false })
      .order('id'),
  );
  return rows.map(toEnquiry);
}

let areHoursNoted = false;

/**
 * Tells the database the hours of the folder and the words of its mails, once a visit: a site that a host builds has no server that could. What
 * becomes of it disturbs nobody.
 */
async function noteHours(): Promise<void> {
  if (areHoursNoted) return;
  areHoursNoted = true;
  try {
    const { error } = await backend().rpc('record_site_defaults', await fetchSiteDefaults(site));
    areHoursNoted = !error;
  } catch {
    // A file could not be fetched.
    areHoursNoted = false;
  }
}

/** Newest first. */
export async function fetchLatestEnquiries(
  status: EnquiryStatus,
  limit: number,
): Promise<Enquiry[]> {
  void noteHours();
  const data = await unwrap(
    backend()
      .from('enquiries')
      .select(COLUMNS)
      .eq('status', status)
      .order('created_at', { ascending: false })
      .limit(limit),
  );
  return data.map(toEnquiry);
}

/** @throws DataError 'not-found' */
export async function fetchEnquiry(id: string): Promise<Enquiry> {
  return toEnquiry(await unwrap(backend().from('enquiries').select(COLUMNS).eq('id', id).single()));
}

export async function setEnquiryStatus(id: string, to: EnquiryStatus): Promise<void> {
  await unwrapRow(
    backend().from('enquiries').update({ status: to }).eq('id', id).select('id').maybeSingle(),
    'denied',
  );
}

/** Changes `version`. @returns the new version. @throws DataError 'conflict' when a colleague saved first. */
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

/** With its photographs. The database refuses it unless the enquiry is archived, spam or held back. */
export async function deleteEnquiry(id: string): Promise<void> {
  await unwrapRow(
    backend().from('enquiries').delete().eq('id', id).select('id').maybeSingle(),
    'denied',
  );
  // What storage keeps now, the next cleaning finds.
  await clearEnquiryFiles().catch(() => {});
}

/**
 * Takes what is held back over into the inbox, or deletes it.
 *
 * @param until when the newest of them came: later ones nobody has seen yet.
 */
export async function settleQuarantine(
  change: 'take over' | 'delete',
  until: string,
): Promise<void> {
  const takes_over = change === 'take over';
  for (;;) {
    // The database does some at a time.
    if ((await unwrap(backend().rpc('settle_quarantine', { takes_over, until }))) === 0) return;
  }
}

function toEnquiry(row: Omit<Tables<'enquiries'>, Bookkeeping>): Enquiry {
  return { ...row, campaign: readCampaign(row.campaign) };
}
