import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * What a machine that sends sites calls itself where others may send too. It is the same after a start anew, so that
 * nobody waits for a send that was cut off here.
 */
export async function senderName(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  const name = randomUUID();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, name);
  return name;
}
