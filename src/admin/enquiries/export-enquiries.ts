import { saveFile } from '#admin/ui/save-file.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { CAMPAIGN_WORDS } from '#domain/enquiries/campaign.ts';
import { ENQUIRY_STATES } from '#domain/enquiries/enquiries-list.ts';
import type { Services } from '#domain/pages/services.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatSortable } from '#domain/text/when.ts';
import { site } from '#site';

type NameOf = Services['nameOf'];
type Column = [name: string, read: (enquiry: Enquiry, nameOf: NameOf) => string];

const WAYS = { mail: 'Mail', phone: 'Telephone', whatsapp: 'WhatsApp', other: 'Other' } as const;

const COLUMNS: Column[] = [
  ['Received', ({ created_at }) => formatSortable(created_at, site.timeZone)],
  ['State', ({ status }) => ENQUIRY_STATES[status]],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Telephone', ({ phone }) => phone],
  ['Service', ({ service }, nameOf) => nameOf(service)],
  ['Message', ({ message }) => message],
  ['Note', ({ note }) => note],
  ['First answered', ({ first_answered_at: at }) => (at ? formatSortable(at, site.timeZone) : '')],
  ['Answered by', ({ first_answered_way: way }) => (way ? WAYS[way] : '')],
  ['Came from', ({ page }) => page],
  ...CAMPAIGN_WORDS.map((word): Column => [`utm_${word}`, ({ campaign }) => campaign[word] ?? '']),
];

/** @param nameOf names a service. */
export function exportEnquiries(enquiries: readonly Enquiry[], nameOf: NameOf): void {
  const header = COLUMNS.map(([name]) => name);
  const rows = enquiries.map((enquiry) => COLUMNS.map(([, read]) => read(enquiry, nameOf)));
  const file = new Blob([toCsv([header, ...rows])], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `enquiries-${new Date().toISOString().slice(0, 10)}.csv`);
}
