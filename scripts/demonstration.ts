import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ANSWERS_FILE } from '#tooling/own-business.ts';

/** What `npm run new` writes. */
const BUSINESS = ['src/business', 'public'];

/**
 * Copies a project with the demonstration in the place of its business: the content that tests of the design and of
 * the staff area know. Git has it: in the newest commit without a business's answers, which after an update is that of
 * the version that was merged.
 *
 * @param folder which is not there yet.
 * @returns false where there is no such commit, as in a copy without history.
 */
export function copyWithDemonstration(project: string, folder: string): boolean {
  const commit = newestDemonstration(project);
  if (commit === null) return false;
  mkdirSync(folder, { recursive: true });
  const listed = git(project, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0')) {
    const from = join(project, file);
    if (file && !BUSINESS.some((one) => file.startsWith(`${one}/`)) && existsSync(from))
      cpSync(from, join(folder, file));
  }
  // An index of its own: that of the project stays as it is.
  const index = join(folder, 'demonstration-index');
  const options = { cwd: project, env: { ...environment(), GIT_INDEX_FILE: index } };
  for (const one of BUSINESS)
    execFileSync('git', ['read-tree', `--prefix=${one}/`, `${commit}:${one}`], options);
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], options);
  rmSync(index);
  // Some tests ask Git for the files of the project.
  git(folder, ['init', '--quiet']);
  git(folder, ['add', '--all']);
  symlinkSync(resolve(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return true;
}

function newestDemonstration(project: string): string | null {
  let commits: string[];
  try {
    commits = git(project, ['rev-list', 'HEAD']).trim().split('\n');
  } catch {
    return null;
  }
  const asked = commits.map((commit) => `${commit}:${ANSWERS_FILE}\n`).join('');
  const found = git(project, ['cat-file', '--batch-check'], asked).trim().split('\n');
  const nth = found.findIndex((line) => line.endsWith(' missing'));
  return commits[nth] ?? null;
}

function git(cwd: string, args: string[], input = ''): string {
  const maxBuffer = 64 * 1024 * 1024;
  const stdio: ['pipe', 'pipe', 'ignore'] = ['pipe', 'pipe', 'ignore'];
  const env = environment();
  return execFileSync('git', args, { cwd, encoding: 'utf8', env, input, maxBuffer, stdio });
}

/** A hook of Git says which repository and index it is about: the copy must not write to these. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return Object.fromEntries(kept);
}
