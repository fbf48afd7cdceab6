/** Where the backend answers, and the key that anyone may know. */
export interface BackendAddress {
  /** Origin of the backend without a trailing slash; '' means the origin of the page itself. */
  url: string;
  /** The publishable ("anon") key. It opens nothing that row-level security does not open. */
  key: string;
}

/** A setting that makes the whole site unusable, in a sentence that says what to do about it. */
export class BackendAddressError extends Error {
  override name = 'BackendAddressError';
}

/**
 * The hosted backend's address from the environment; null when neither is set: the embedded one serves.
 *
 * @throws BackendAddressError for a half-set pair or no http(s) URL, worded as supabase-js does.
 */
export function readBackendAddress(
  url: string | undefined,
  key: string | undefined,
): BackendAddress | null {
  const givenUrl = url?.trim() ?? '';
  const givenKey = key?.trim() ?? '';
  if (givenUrl === '' && givenKey === '') return null;
  if (givenUrl === '') {
    throw new BackendAddressError(
      'supabaseUrl is required. PUBLIC_SUPABASE_ANON_KEY is set but PUBLIC_SUPABASE_URL is not: set both, or neither for the embedded backend.',
    );
  }
  if (givenKey === '') {
    throw new BackendAddressError(
      'supabaseKey is required. PUBLIC_SUPABASE_URL is set but PUBLIC_SUPABASE_ANON_KEY is not: set both, or neither for the embedded backend.',
    );
  }
  if (!isHttpUrl(givenUrl)) {
    throw new BackendAddressError(
      `Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL. PUBLIC_SUPABASE_URL is "${givenUrl}".`,
    );
  }
  return { url: givenUrl.replace(/\/+$/, ''), key: givenKey };
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
