import { readBackendAddress } from '#domain/accounts/backend-address.ts';
import { UserError } from './user-error.ts';

export type Settings = ReturnType<typeof loadSettings>;

const DEFAULT_PORT = 4321;

/**
 * Reads the environment, to which every npm script has added `.env`.
 *
 * @returns with `hosted` null for the embedded backend.
 * @throws BackendAddressError for an incomplete or invalid backend address.
 * @throws UserError for an invalid PORT.
 */
export function loadSettings() {
  const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY, PORT } = process.env;
  return {
    hosted: readBackendAddress(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY),
    port: readPort(PORT),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${text}": it must be a whole number from 1 to 65535.`);
  }
  return port;
}
