import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, onTestFinished } from 'vitest';

/** A folder of one test's own, which goes with it. */
export const testFolder = (): string => ownFolder(onTestFinished);

/** The same before each test of a file: answers its path, or that of something in it. */
export function eachFolder(): (...parts: string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = testFolder();
  });
  return (...parts) => join(folder, ...parts);
}

/** A folder of all tests of a file. */
export const fileFolder = (): string => ownFolder(afterAll);

/** Writes files by their path in the folder; null takes one away. */
export function putFiles(folder: string, files: Record<string, string | Buffer | null>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (content === null) rmSync(path);
    else writeFileSync(path, content);
  }
}

function ownFolder(atEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
