import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renameSynced, writeSynced } from '#tooling/sync.ts';

/** A private key (P-256) as JSON Web Key with its id. */
interface SigningKey {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  d: string;
}

export interface SecretKeys {
  /** Signs access tokens (ES256); the public key is published. */
  signingKey: SigningKey;
  /** Signs storage addresses, and tokens for the library (HS256 only); never valid outside. */
  jwtSecret: string;
  /** The `sb_secret_…` key of the service role, which bypasses row-level security. */
  secretKey: string;
}

export function generateKeys(): SecretKeys {
  return {
    signingKey: generateSigningKey(),
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
}

/**
 * The keys of a data folder, made at the first call. Written atomically.
 *
 * @throws Error when the file does not hold the keys.
 */
export async function readOrCreateKeys(folder: string): Promise<SecretKeys> {
  const file = path.join(folder, 'keys.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) return parseKeys(text, file);
  const keys = generateKeys();
  const temporary = `${file}.${process.pid}.tmp`;
  await writeSynced(temporary, `${JSON.stringify(keys, null, 2)}\n`, 0o600);
  await renameSynced(temporary, file);
  return keys;
}

function generateSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' }) as Omit<SigningKey, 'kid'>;
  return { kid: randomUUID(), ...jwk };
}

function parseKeys(text: string, file: string): SecretKeys {
  try {
    const { signingKey, jwtSecret, secretKey } = JSON.parse(text) as Partial<SecretKeys>;
    if (signingKey && jwtSecret && secretKey) return { signingKey, jwtSecret, secretKey };
  } catch {
    // Reported below.
  }
  throw new Error(
    `The keys in ${file} can't be read. Nothing was changed. Delete that file to have new ones made; everybody then signs in again.`,
  );
}
