import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../tests/support/own-folder.ts';
import { withPriority, writesToJournal } from './log.ts';

test('log: each line has its priority, and there are no empty ones', () => {
  expect(withPriority('one', 3)).toBe('<3>one');
  expect(withPriority('\n  Website  x\n\n  Staff  y\n', 6)).toBe('<6>  Website  x\n<6>  Staff  y');
});

test('log: the journal is where the variable says, not where it was inherited', () => {
  const measure = () => ({ dev: 8, ino: 42 });
  expect(writesToJournal('8:42', measure)).toBe(true);
  expect(writesToJournal('8:43', measure)).toBe(false);
  expect(writesToJournal('', measure)).toBe(false);
  expect(writesToJournal(undefined, measure)).toBe(false);
  const closed = () => {
    throw new Error('EBADF');
  };
  expect(writesToJournal('8:42', closed)).toBe(false);
});

test('log: a process marks lines for the journal, and for nothing else', () => {
  const folder = testFolder();
  const program = `
    import { log, markLevels } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    markLevels();
    log('Release 1 is live.');
    log('The disk is nearly full.', 'warn');
    log('Release 2 failed.\\nat line 3', 'error');
    console.error('%s of a library', 'Words');
    console.log('A line');`;
  const run = (name: string, isJournal: boolean) => {
    const file = join(folder, name);
    const output = openSync(file, 'a');
    const { dev, ino } = statSync(file);
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', output, output],
      env: { ...process.env, JOURNAL_STREAM: isJournal ? `${dev}:${ino}` : '1:1' },
    });
    closeSync(output);
    return readFileSync(file, 'utf8').trim().split('\n');
  };
  const plain = [
    ...['Release 1 is live.', 'The disk is nearly full.', 'Release 2 failed.', 'at line 3'],
    ...['Words of a library', 'A line'],
  ];
  expect(run('plain', false)).toEqual(plain);
  const priorities = [6, 4, 3, 3, 3, 6];
  expect(run('journal', true)).toEqual(plain.map((line, at) => `<${priorities[at]}>${line}`));
});
