import { saveFile } from '#admin/ui/save-file.ts';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { CAMPAIGN_WORDS } from '#domain/enquiries/campaign.ts';
import { ENQUIRY_STATES } from '#domain/enquiries/enquiries-list.ts';
import type { Services } from '#domain/pages/services.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatSortable } from '#domain/text/when.ts';
import { staff, type WordKey } from '#languages/staff.ts';
import { site } from '#site';

type NameOf = Services['nameOf'];
type Column = [name: string, read: (enquiry: Enquiry, nameOf: NameOf) => string];

const WAYS = {
  mail: 'mail',
  phone: 'telephone',
  whatsapp: 'whatsapp',
  other: 'other',
} as const satisfies Record<string, WordKey<'enquiries'>>;

const columns = (): Column[] => [
  [staff.enquiries.received, ({ created_at }) => formatSortable(created_at, site.timeZone)],
  [staff.enquiries.state, ({ status }) => staff.screens[ENQUIRY_STATES[status]]],
  [staff.enquiries.name, ({ name }) => name],
  [staff.enquiries.email, ({ email }) => email],
  [staff.enquiries.telephone, ({ phone }) => phone],
  [staff.enquiries.service, ({ service }, nameOf) => nameOf(service)],
  ...(otherLanguages().length > 0
    ? [[staff.enquiries.language, ({ language }) => languageName(language)] satisfies Column]
    : []),
  [staff.enquiries.message, ({ message }) => message],
  [staff.enquiries.note, ({ note }) => note],
  [
    staff.enquiries.firstAnswered,
    ({ first_answered_at: at }) => (at ? formatSortable(at, site.timeZone) : ''),
  ],
  [
    staff.enquiries.answeredBy,
    ({ first_answered_way: way }) => (way ? staff.enquiries[WAYS[way]] : ''),
  ],
  [staff.enquiries.cameFrom, ({ page }) => page],
  ...CAMPAIGN_WORDS.map((word): Column => [`utm_${word}`, ({ campaign }) => campaign[word] ?? '']),
];

/** @param nameOf names a service. */
export function exportEnquiries(enquiries: readonly Enquiry[], nameOf: NameOf): void {
  const header = columns().map(([name]) => name);
  const rows = enquiries.map((enquiry) => columns().map(([, read]) => read(enquiry, nameOf)));
  const file = new Blob([toCsv([header, ...rows])], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `enquiries-${new Date().toISOString().slice(0, 10)}.csv`);
}
