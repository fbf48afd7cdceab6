/** Where an enquiry came from. */
export interface EnquiryOrigin {
  /** Path of the page from which the visitor came to the form, or of the form's own. */
  page: string;
  /** The `utm_` words of an address, without that beginning. The database keeps those that it knows. */
  campaign: Record<string, string>;
}

/**
 * Where a visitor came from, as far as the page's address and the one before it tell. Nothing is
 * kept on the visitor's device for this: that would need their consent. So the campaign of a first
 * page is known on the next, and no longer.
 *
 * @param address of the page with the form.
 * @param referrer address of the page before, as the browser tells it; '' for none.
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
