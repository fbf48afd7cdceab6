import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './site-draft.ts';

/**
 * Files in which two sites differ, by their path; empty when they are the same. When they were built
 * is no difference, nor from which commit: many change nothing that a site is made of.
 */
export async function compareSites(one: string, other: string): Promise<string[]> {
  const names = new Set([...filesIn(one), ...filesIn(other)]);
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
