import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = join('scripts', 'business', 'check.ts');
/** Before what keeps nobody from making the site. */
export const NOTE = 'To look at: ';

/**
 * What is wrong with the business's folder, one line each: `src/business/site.ts:24, phone.e164: …`. In a
 * process of its own, as a module is read once and somebody may be changing the folder.
 *
 * @param project default the current folder; one without the check has nothing wrong.
 * @returns what keeps the site from being made, and what is only to be looked at.
 */
export function businessProblems(project = '.'): Promise<{ problems: string[]; notes: string[] }> {
  if (!existsSync(join(project, PROGRAM))) return Promise.resolve({ problems: [], notes: [] });
  const command = ['--disable-warning=ExperimentalWarning', PROGRAM];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: project }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line !== '');
      // It ends with 1 when it has found something, and when it broke.
      if (error && lines.length === 0)
        reject(new Error(`The check of src/business broke: ${stderr}`));
      else {
        const isNote = (line: string) => line.startsWith(NOTE);
        resolve({
          problems: lines.filter((line) => !isNote(line)),
          notes: lines.filter(isNote),
        });
      }
    });
  });
}
