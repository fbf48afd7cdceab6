import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '#local/static-files/files-in.ts';

/** Paths of files in which two sites differ, apart from when and from which commit each was built. */
export async function compareSites(one: string, other: string): Promise<string[]> {
  const names = new Set([...(await filesIn(one)), ...(await filesIn(other))]);
  const differing: string[] = [];
  for (const name of [...names].sort()) {
    const [left, right] = await Promise.all([contentOf(one, name), contentOf(other, name)]);
    if (left === null || right === null || !left.equals(right)) differing.push(name);
  }
  return differing;
}

async function contentOf(folder: string, name: string): Promise<Buffer | null> {
  const content = await readFile(join(folder, name)).catch(() => null);
  if (content === null || name !== 'build.json') return content;
  const {
    builtAt: _,
    commit: __,
    ...note
  } = JSON.parse(content.toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify(note));
}
