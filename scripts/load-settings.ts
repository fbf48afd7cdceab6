import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { type BackendAddress, readBackendAddress } from '#domain/backend-address.ts';
import { UserError } from './user-error.ts';

/** What a deployment or a developer can set, read once at the start of a command. */
export interface Settings {
  /** The hosted backend, or `null` for the embedded one. */
  hosted: BackendAddress | null;
  port: number;
}

const DEFAULT_PORT = 4321;

/**
 * Reads `.env` and the environment (the environment wins).
 *
 * @throws BackendAddressError for a half-set or impossible backend address.
 * @throws UserError for a PORT that is no port.
 */
export function loadSettings(): Settings {
  if (existsSync('.env')) loadEnvFile('.env');
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
