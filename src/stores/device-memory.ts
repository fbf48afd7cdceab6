import { isStaff, type Role, readRole } from '#domain/accounts/role.ts';
import { SHARE_INBOX } from '#domain/media/share-target.ts';
import { readStored, writeStored } from './device-storage.ts';

/* What this browser remembers of a signed-in person for times without a server, until the session ends. */

const ROLE = 'last-known-role';

/** The database of the articles and pages that were opened here: see src/admin/queries/kept-copies.ts. */
export const KEPT_COPIES = 'staff-copies';

/** Remembers the last known role of an account, if it lets them in. */
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

/**
 * Forgets all of it.
 *
 * @param options.keepsShared whether shared pictures stay: they came after the session had ended.
 */
export function forgetPersonalData({ keepsShared }: { keepsShared: boolean }): void {
  if (!keepsShared) forgetSharedPictures();
  writeStored(ROLE, null);
  try {
    indexedDB.deleteDatabase(KEPT_COPIES);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Forgets pictures that were shared with the staff area and not uploaded. */
export function forgetSharedPictures(): void {
  if ('caches' in globalThis) void caches.delete(SHARE_INBOX).catch(() => undefined);
}
