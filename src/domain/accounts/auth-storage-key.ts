/**
 * The storage key of the session, as supabase-js names it: `sb-abc-auth-token` (docs/behaviour.md, section 9).
 */
export function authStorageKey(backendUrl: string): string {
  const [project] = new URL(backendUrl).hostname.split('.');
  return `sb-${project}-auth-token`;
}
