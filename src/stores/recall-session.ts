import { storedSession } from '#data/accounts/stored-session.ts';
import { rememberedRole } from './device-memory.ts';
import { hasExpired } from './inactivity.ts';
import { $session, SIGNED_OUT } from './session.ts';

/** Fills the store on a visitors' page with what this browser remembers, for what islands offer. Asks no server. */
export function recallSession(): void {
  recall();
  addEventListener('storage', recall);
  // Back from the staff area, where the session may have ended.
  addEventListener('pageshow', recall);
}

function recall(): void {
  const session = storedSession();
  const role = session && !hasExpired() ? rememberedRole(session.user.id) : null;
  $session.set(
    session && role
      ? { ...SIGNED_OUT, session, user: session.user, role, isRoleRemembered: true }
      : SIGNED_OUT,
  );
}
