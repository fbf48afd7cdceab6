import { enquiryFailures, enquiryProblems } from '#business/messages/contact-form.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import {
  type Enquiry,
  type EnquiryField,
  type EnquiryOrigin,
  splitContact,
} from '#domain/enquiries/enquiry.ts';

/** How many photographs came with it; a refusal names the field that it is about, if any. */
export type EnquiryOutcome =
  | { sent: true; pictures: number }
  | { sent: false; field: EnquiryField | null; sentence: string };

/** The database's hint → our field and sentence. */
const refusals = (): Record<string, { field: EnquiryField | null; sentence: string }> => ({
  name: { field: 'name', sentence: enquiryProblems.nameTooLong },
  contact: { field: 'contact', sentence: enquiryProblems.contactTooLong },
  email: { field: 'contact', sentence: enquiryProblems.email },
  phone: { field: 'contact', sentence: enquiryProblems.phone },
  service: { field: 'service', sentence: enquiryProblems.service },
  message: { field: 'message', sentence: enquiryProblems.message },
  consent: { field: 'consent', sentence: enquiryProblems.consent },
  form: { field: null, sentence: enquiryFailures.tooQuick },
  sender: { field: null, sentence: enquiryFailures.tooMany },
  everybody: { field: null, sentence: enquiryFailures.busy },
});

/** What goes with an enquiry and is not of the visitor's writing. */
interface Sending {
  /** Of the hidden field: what comes with it filled is held back. */
  website: string;
  /** The database refuses what took less than three seconds. */
  startedAt: Date;
  origin: EnquiryOrigin;
  /** The code of the page's language; unset in the main one. */
  language?: string | undefined;
  /** Of its photographs, if it has any. */
  ticket: string | null | undefined;
  /** What the browser calculated. Without one fewer reach the inbox, and staff look the others through. */
  proof: string | null;
}

/** After that a visitor is better served by the telephone. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Sends an enquiry by a plain request, as public pages carry no client library. Never throws. */
export async function submitEnquiry(
  { url, key }: BackendAddress,
  enquiry: Enquiry,
  { website, startedAt, origin, language, ticket, proof }: Sending,
): Promise<EnquiryOutcome> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/submit_enquiry`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      body: JSON.stringify({
        name: enquiry.name,
        ...splitContact(enquiry.contact),
        service: enquiry.service || null,
        message: enquiry.message,
        consent: enquiry.consent,
        website,
        started_at: startedAt.toISOString(),
        ...origin,
        ...(language && { language }),
        ...(ticket && { ticket }),
        proof,
      }),
    });
    if (response.ok) return { sent: true, pictures: Number(await response.text()) };
    return refusal(await response.json());
  } catch {
    return unseen();
  }
}

/** No answer, or none of the database's: of something in between that did not wait for it. */
const unseen = (): EnquiryOutcome => ({
  ...{ sent: false, field: null, sentence: enquiryFailures.unreachable },
});

/** In the site's words, which need not be English. */
function refusal(body: unknown): EnquiryOutcome {
  const { code, hint = '' } = body as { code?: string; hint?: string };
  if (!code || code === 'backend_ended') return unseen();
  const isForVisitors = code === 'PT422' || code === 'PT429';
  const known = isForVisitors ? refusals()[hint] : undefined;
  return { sent: false, ...(known ?? { field: null, sentence: enquiryFailures.refused }) };
}
