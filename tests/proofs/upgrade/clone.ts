import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A clone of this project in which somebody works. */
export class Clone {
  readonly folder: string;

  /** @param from the folder of a repository. */
  constructor(from: string, folder: string) {
    this.folder = folder;
    execFileSync('git', ['clone', '--quiet', from, folder]);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    appendFileSync(join(folder, '.git', 'info', 'exclude'), '\nnode_modules\n');
    this.git('config', 'user.name', 'Somebody');
    this.git('config', 'user.email', 'somebody@example.com');
  }

  /** @returns what it prints, whatever comes of it. */
  git(...words: string[]): string {
    return spawnSync('git', words, { cwd: this.folder, encoding: 'utf8' }).stdout.trim();
  }

  lines(...words: string[]): string[] {
    return this.git(...words)
      .split('\n')
      .filter((line) => line !== '');
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', message);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** @throws Error when nothing of the kind is there. */
  change(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from} to change.`);
    this.write(file, changed);
  }

  /** One of the project's scripts. */
  run(script: string): { status: number | null; printed: string } {
    const command = ['--disable-warning=ExperimentalWarning', script];
    const options = { cwd: this.folder, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
    return { status, printed: `${stdout}${stderr}` };
  }
}
