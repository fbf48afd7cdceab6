import { readBackendAddress } from '#domain/accounts/backend-address.ts';
import { PICTURE_PLACES } from '#environment';
import { UserError } from './user-error.ts';

export type Settings = ReturnType<typeof loadSettings>;

const DEFAULT_PORT = 4321;

/**
 * Reads the environment, to which every npm script has added `.env`.
 *
 * @returns with `hosted` null for the embedded backend.
 * @throws BackendAddressError for an incomplete or invalid backend address.
 * @throws UserError for an invalid PORT or PICTURES.
 */
export function loadSettings() {
  const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY, PORT, PICTURES } = process.env;
  if (PICTURES && !PICTURE_PLACES.some((place) => place === PICTURES)) {
    throw new UserError(`PICTURES is "${PICTURES}": it must be ${PICTURE_PLACES.join(' or ')}.`);
  }
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
