import type { BackendAddress } from '#domain/backend-address.ts';
import { type Enquiry, type EnquiryField, splitContact } from '#domain/enquiry.ts';
import type { EnquiryOrigin } from '#domain/enquiry-origin.ts';

/** How sending went. What is refused names the field, or none when it is not about a field. */
export type EnquiryOutcome =
  | { sent: true }
  | { sent: false; field: EnquiryField | null; sentence: string };

const FIELDS: Record<string, EnquiryField> = {
  name: 'name',
  email: 'contact',
  phone: 'contact',
  service: 'service',
  message: 'message',
  consent: 'consent',
};

/** How long the backend may take; after that a visitor is better served by the telephone. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Hands an enquiry to the database's `submit_enquiry`. A plain request, because public pages carry no
 * client library. Never throws: whatever happens, the visitor gets a sentence.
 *
 * @param website the field that only programs fill in.
 * @param startedAt when the visitor began: the database refuses what took less than three seconds.
 * @param origin where the visitor came from.
 */
export async function submitEnquiry(
  { url, key }: BackendAddress,
  enquiry: Enquiry,
  { website, startedAt, origin }: { website: string; startedAt: Date; origin: EnquiryOrigin },
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
      }),
    });
    if (response.ok) return { sent: true };
    return refusal(await response.json());
  } catch {
    return {
      sent: false,
      field: null,
      sentence: 'We could not be reached just now. Your message is kept here.',
    };
  }
}

/** The database's own sentence where it has one: those with these codes are written for visitors. */
function refusal(body: unknown): EnquiryOutcome {
  const { code, message, hint } = body as { code?: string; message?: string; hint?: string };
  const isForVisitors = code === 'PT422' || code === 'PT429';
  return {
    sent: false,
    field: FIELDS[hint ?? ''] ?? null,
    sentence:
      isForVisitors && message
        ? message
        : 'Your message could not be sent just now. It is kept here.',
  };
}
