import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { CAMPAIGN_WORDS } from '#domain/enquiries/campaign.ts';
import { ENQUIRY_STATES } from '#domain/enquiries/enquiries-list.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatSortable } from '#domain/text/when.ts';
import { site } from '#site';

export function exportEnquiries(enquiries: readonly Enquiry[]): void {
  const rows = enquiries.map((enquiry) => [
    formatSortable(enquiry.created_at, site.timeZone),
    ENQUIRY_STATES[enquiry.status],
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    serviceName(enquiry.service),
    enquiry.message,
    enquiry.note,
    enquiry.page,
    ...CAMPAIGN_WORDS.map((word) => enquiry.campaign[word] ?? ''),
  ]);
  const header = [
    ...[
      'Received',
      'State',
      'Name',
      'Email',
      'Telephone',
      'Service',
      'Message',
      'Note',
      'Came from',
    ],
    ...CAMPAIGN_WORDS.map((word) => `utm_${word}`),
  ];
  const file = new Blob([toCsv([header, ...rows])], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** 'kitchen-carpentry' → 'Kitchen Carpentry'. */
export function serviceName(slug: string | null): string {
  return site.services.find((service) => service.slug === slug)?.name ?? slug ?? '';
}
