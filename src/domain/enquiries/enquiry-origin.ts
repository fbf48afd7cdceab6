export interface EnquiryOrigin {
  /** Path of the page from which the visitor came to the form, or of the form's own. */
  page: string;
  /** The `utm_` words of an address, without that beginning. The database keeps those that it knows. */
  campaign: Record<string, string>;
}

/**
 * From the page's address and its referrer alone: to store anything would need the visitor's consent.
 *
 * @param referrer '' for none.
 */
export function enquiryOrigin(address: string, referrer: string): EnquiryOrigin {
  const here = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : here;
  const came = before.origin === here.origin ? before : here;
  return { page: came.pathname, campaign: { ...campaignOf(came), ...campaignOf(here) } };
}

function campaignOf({ searchParams }: URL): Record<string, string> {
  const words = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  return Object.fromEntries(words.map(([name, text]) => [name.slice('utm_'.length), text]));
}
