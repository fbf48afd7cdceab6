import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What only the owner of the data folder may know. */
export interface SecretKeys {
  /** Signs access tokens (HS256) and signed storage addresses. */
  jwtSecret: string;
  /** The `sb_secret_…` key: whoever sends it is the service role and meets no policy. */
  secretKey: string;
}

/** Fresh random keys, as good as those of a hosted project. */
export function generateKeys(): SecretKeys {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
}

/**
 * The keys of a data folder, made at the first call. They stay the same between runs, so that people
 * stay signed in. Written to a temporary file first: an interrupted run leaves no half-written keys.
 *
 * @throws Error when the file is there but does not hold the two keys.
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
  await writeFile(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, file);
  return keys;
}

function parseKeys(text: string, file: string): SecretKeys {
  try {
    const { jwtSecret, secretKey } = JSON.parse(text) as Partial<SecretKeys>;
    if (jwtSecret && secretKey) return { jwtSecret, secretKey };
  } catch {
    // Falls through to the sentence below: what was wrong with the text does not help anybody.
  }
  throw new Error(
    `The keys in ${file} can't be read. Nothing was changed. Delete that file to have new ones made; everybody then signs in again.`,
  );
}
