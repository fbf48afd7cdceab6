import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { describeCampaign } from '#domain/enquiries/campaign.ts';
import { serviceName } from './export-enquiries.ts';

/** The page before the form, and the campaign. */
export function EnquirySource({ enquiry: { page, campaign } }: { enquiry: Enquiry }) {
  const led = describeCampaign(campaign);
  if (!page && !led) return null;
  return (
    <p className="wrap-anywhere text-note text-soft">
      {page && (
        <>
          Came from{' '}
          <a className="underline underline-offset-4" href={page}>
            {pageName(page)}
          </a>
        </>
      )}
      {page && led && ', '}
      {led && `${page ? 'led' : 'Led'} by the campaign ${led}`}
    </p>
  );
}

/** '/services/kitchen-carpentry' → 'Kitchen Carpentry'; other pages by path. */
function pageName(path: string): string {
  if (path === '/') return 'the home page';
  const service = /^\/services\/([^/]+)$/.exec(path)?.[1];
  return service ? serviceName(service) : path;
}
