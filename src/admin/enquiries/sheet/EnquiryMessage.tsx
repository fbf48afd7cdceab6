import type { ReactNode } from 'react';
import { useServices } from '#admin/queries/services.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { describeCampaign } from '#domain/enquiries/campaign.ts';
import type { Services } from '#domain/pages/services.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

interface EnquiryMessageProps {
  enquiry: Enquiry;
  /** What came with the words. */
  children?: ReactNode;
}

/** What somebody wants, when they wrote and where they came from, in their own words. */
export function EnquiryMessage({ enquiry, children }: EnquiryMessageProps) {
  const { nameOf } = useServices();
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="wrap-anywhere font-display text-screen/tight">
          {nameOf(enquiry.service) || shorten(enquiry.message, 60)}
        </h2>
        <p className="wrap-anywhere text-note text-soft first-letter:uppercase">
          <RelativeTime at={enquiry.created_at} />
          <Origin enquiry={enquiry} />
        </p>
      </div>
      <div className="grid gap-5 rounded-xl border border-line bg-panel p-5">
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-reading/relaxed">
          {enquiry.message}
        </p>
        {children}
      </div>
    </div>
  );
}

/** The page before the form, and the campaign. */
function Origin({ enquiry: { page, campaign } }: { enquiry: Enquiry }) {
  const { shown } = useServices();
  const led = describeCampaign(campaign);
  return (
    <>
      {page && (
        <>
          {staff.enquiries.alsoCameFrom}
          <a className="underline underline-offset-4" href={page}>
            {pageName(page, shown)}
          </a>
        </>
      )}
      {led && staff.enquiries.byTheCampaign(Boolean(page), led)}
    </>
  );
}

/** '/services/kitchen-carpentry' → 'Kitchen Carpentry'; other pages by path. */
function pageName(path: string, services: Services['shown']): string {
  if (path === '/') return staff.enquiries.theHomePage;
  return services.find((service) => service.path === path)?.name ?? path;
}
