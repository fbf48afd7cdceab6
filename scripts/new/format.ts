import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files as Biome writes them. */
export function formatted(files: ReadonlyMap<string, string>): Map<string, string> {
  if (files.size === 0) return new Map();
  const folder = mkdtempSync(join(tmpdir(), 'new-business-'));
  try {
    writeTexts(folder, files);
    // Git ignores nothing there: it is no folder of a project.
    const options = ['--config-path=.', '--vcs-enabled=false', '--linter-enabled=false'];
    const command = [biomeCommand(), 'check', '--write', ...options, folder];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`Biome could not format the new files: ${stderr}`);
    return new Map(
      [...files.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function biomeCommand(): string {
  const manifest = createRequire(import.meta.url).resolve('@biomejs/biome/package.json');
  return join(dirname(manifest), 'bin', 'biome');
}

/** Writes files as they are, by their path in a folder. */
export function writeTexts(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
