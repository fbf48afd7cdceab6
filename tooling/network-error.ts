/** Why a request got no answer: `fetch` itself says only that it failed. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  // An error of several addresses has no message.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
