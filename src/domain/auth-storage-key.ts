/**
 * The browser storage key that holds the session, derived from the project's host (docs/behaviour.md,
 * section 9), so that two projects open in one browser never read each other's session.
 *
 * @param backendUrl absolute address of the backend, for example `https://abc.supabase.co`.
 * @returns for example `sb-abc-auth-token`; the shape that supabase-js itself uses.
 */
export function authStorageKey(backendUrl: string): string {
  const [project] = new URL(backendUrl).hostname.split('.');
  return `sb-${project}-auth-token`;
}
