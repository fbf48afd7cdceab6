import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import type { StoredFile } from '#domain/media/images.ts';

/** What the customer's page shows. */
export interface OpenedTestimonial {
  customer_name: string;
  /** Title of the job; null without one. */
  job: string | null;
  asks_rating: boolean;
  can_give: boolean;
  is_published: boolean;
  given_at: string | null;
  taken_back_at: string | null;
  /** What a customer allows, by the code of the language of the page. */
  permissions: Readonly<Record<string, string>>;
  text: string;
  shown_name: string;
  rating: number | null;
  media_ids: string[];
  pictures: (StoredFile & { id: string; width: number; height: number; alt: string })[];
}

export interface GivenTestimonial {
  text: string;
  shown_name: string;
  rating: number | null;
  media_ids: string[];
  /** What the customer was told that they allow. */
  permission: string;
}

/** A refusal by its hint; 'unknown' and 'past' are about the link, 'unreachable' about the line. */
export type Answer<Value> = { value: Value } | { refused: string };

/** After that the customer is better told to try again. */
const REQUEST_TIMEOUT_MS = 20_000;

export const openTestimonial = (backend: BackendAddress, token: string) =>
  call<OpenedTestimonial>(backend, 'open_testimonial', { token });

export const giveTestimonial = (backend: BackendAddress, token: string, given: GivenTestimonial) =>
  call<null>(backend, 'give_testimonial', { token, ...given });

export const takeBackTestimonial = (backend: BackendAddress, token: string) =>
  call<null>(backend, 'take_back_testimonial', { token });

/** A plain request, as pages for visitors carry no client library. Never throws. */
async function call<Value>(
  { url, key }: BackendAddress,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      body: JSON.stringify(parameters),
    }).catch(() => null);
    if (!response) return { refused: 'unreachable' };
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return response.ok ? { value: body as Value } : { refused: reason(body) };
  } catch {
    return { refused: 'refused' };
  }
}

function reason(body: unknown): string {
  const { code = '', hint = '' } = body as { code?: string; hint?: string };
  if (code === 'PT404') return 'unknown';
  if (code === 'PT410') return 'past';
  if (code === 'PT429') return 'often';
  return code === 'PT422' || code === 'PT409' ? hint : 'refused';
}
