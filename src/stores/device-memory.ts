import { isStaff, type Role, readRole } from '#domain/accounts/role.ts';
import { readStored, writeStored } from './device-storage.ts';

/* What this browser remembers of a signed-in person for times without a server, until the session ends. */

const ROLE = 'last-known-role';

/** The database of the articles that were opened here: see src/admin/queries/kept-articles.ts. */
export const KEPT_ARTICLES = 'staff-articles';

/** Remembers what the server said last of somebody's role, if it lets them in. */
export function rememberRole(userId: string, role: Role): void {
  writeStored(ROLE, isStaff(role) ? JSON.stringify({ userId, role }) : null);
}

/** The role that the server named last; null when this browser knows none of this person. */
export function rememberedRole(userId: string): Role | null {
  try {
    const found: unknown = JSON.parse(readStored(ROLE) ?? 'null');
    const { userId: owner, role } = (found ?? {}) as { userId?: unknown; role?: unknown };
    return owner === userId && typeof role === 'string' ? readRole(role) : null;
  } catch {
    return null;
  }
}

export function forgetPerson(): void {
  writeStored(ROLE, null);
  try {
    indexedDB.deleteDatabase(KEPT_ARTICLES);
  } catch {
    // Without storage there is nothing to forget.
  }
}
