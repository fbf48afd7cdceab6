import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A folder private to this account, because the socket gives full access. Not in the data folder: a
 * socket's path has at most about a hundred characters. One for each data folder, whose lock the caller
 * holds, so that what a killed server left is taken over. Windows pipes have no folder.
 */
export async function makeSocketFolder(folder: string): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const { dev, ino } = await stat(folder);
  const digest = createHash('sha256').update(`${hostname()} ${path.resolve(folder)} ${dev} ${ino}`);
  const prefix = path.join(tmpdir(), 'harrow-and-pine-');
  const own = prefix + digest.digest('hex').slice(0, 12);
  try {
    await rm(own, { recursive: true, force: true });
    await mkdir(own, { mode: 0o700 });
    return own;
  } catch {
    // Somebody else's thing of that name.
    return await mkdtemp(prefix);
  }
}
