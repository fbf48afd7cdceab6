import type { Session } from '@supabase/supabase-js';
import { authStorageKey } from '#domain/accounts/auth-storage-key.ts';
import { backendUrl } from '#environment';

/** Whether this browser holds a session, even one that could not be renewed just now. */
export function holdsSession(): boolean {
  return readStored() !== null;
}

/** The access token that this browser holds, whatever it is worth; '' when it holds none. */
export function storedAccessToken(): string {
  const { access_token } = storedParts();
  return typeof access_token === 'string' ? access_token : '';
}

/** The session that this browser holds, whatever it is worth; null when it holds none. */
export function storedSession(): Session | null {
  const stored = storedParts();
  const isWhole = typeof stored.access_token === 'string' && typeof stored.user?.id === 'string';
  return isWhole ? (stored as Session) : null;
}

function storedParts(): Partial<Session> {
  try {
    return JSON.parse(readStored() ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Null, too, where the browser refuses storage. */
function readStored(): string | null {
  try {
    return localStorage.getItem(authStorageKey(backendUrl()));
  } catch {
    return null;
  }
}
