import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '#local/data-folder/data-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is new until its content is complete', async () => {
    const path = join(parent, 'data');
    const first = await openDataFolder(path);
    expect(first.isNew).toBe(true);
    mkdirSync(first.backend);
    await first.complete();
    expect((await openDataFolder(path)).isNew).toBe(false);
  });

  it('removes what an interrupted first run left, and says what to do', async () => {
    const path = join(parent, 'data');
    const interrupted = await openDataFolder(path);
    mkdirSync(interrupted.backend);
    await expect(openDataFolder(path)).rejects.toThrow(
      /interrupted .* run the same command again\.$/,
    );
    expect(existsSync(path)).toBe(false);
    expect((await openDataFolder(path)).isNew).toBe(true);
  });

  it('leaves a folder alone that holds something else', async () => {
    writeFileSync(join(parent, 'thesis.txt'), 'years of work');
    await expect(openDataFolder(parent)).rejects.toThrow(/holds something else/);
    expect(readdirSync(parent)).toEqual(['thesis.txt']);
  });

  it('keeps files that are not its own when it is discarded', async () => {
    const folder = await openDataFolder(join(parent, 'data'));
    writeFileSync(join(folder.path, 'notes.txt'), 'mine');
    await folder.discard();
    expect(readdirSync(folder.path)).toEqual(['notes.txt']);
  });

  it('says in one sentence that it cannot be written to', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(
      /can't be written to \(ENOTDIR\): .* DATA_FOLDER\.$/,
    );
  });
});
