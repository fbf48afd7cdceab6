import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** An empty folder in which folders of businesses find the packs of languages, as `src/business` does. */
export function placeOfFolders(): string {
  const place = mkdtempSync(join(tmpdir(), 'businesses-'));
  const manifest = { type: 'module', imports: { '#languages/*': './languages/*' } };
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  symlinkSync(resolve('src', 'languages'), join(place, 'languages'), 'junction');
  const folders = join(place, 'folders');
  mkdirSync(folders);
  return folders;
}
