import { isStaff, type Role, readRole } from '#domain/accounts/role.ts';
import { SHARE_INBOX } from '#domain/media/share-target.ts';

/*
 * What this browser remembers of whoever is signed in, for times without a server. It goes when the
 * session ends; only what was typed and never saved stays.
 */

const ROLE = 'last-known-role';

/** The database of the articles that were opened here: see src/admin/queries/kept-articles.ts. */
export const KEPT_ARTICLES = 'staff-articles';

/** Remembers what the server said last of somebody's role, if it lets them in. */
export function rememberRole(userId: string, role: Role): void {
  try {
    if (isStaff(role)) localStorage.setItem(ROLE, JSON.stringify({ userId, role }));
    else localStorage.removeItem(ROLE);
  } catch {
    // Without storage the server is asked every time.
  }
}

/** The role that the server named last; null when this browser knows none of this person. */
export function rememberedRole(userId: string): Role | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ROLE) ?? 'null');
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
export function forgetPerson({ keepsShared }: { keepsShared: boolean }): void {
  if (!keepsShared) forgetSharedPictures();
  try {
    localStorage.removeItem(ROLE);
    indexedDB.deleteDatabase(KEPT_ARTICLES);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Forgets pictures that were shared with the staff area and not uploaded. */
export function forgetSharedPictures(): void {
  if ('caches' in globalThis) void caches.delete(SHARE_INBOX).catch(() => undefined);
}
