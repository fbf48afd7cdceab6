import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder of one test's own, which goes with it. */
export const testFolder = (): string => ownFolder(onTestFinished);

/** A folder of all tests of a file. */
export const fileFolder = (): string => ownFolder(afterAll);

function ownFolder(atEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
