import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { putFiles, testFolder } from '../../tests/support/own-folder.ts';
import { checkTheme, keptColours } from './check-files.ts';
import { checkMessages } from './check-messages.ts';
import { checkProperties } from './check-properties.ts';
import { COLOURS } from './colours.ts';

// What an update asks of a business that keeps its own files.

let root: string;
beforeEach(() => {
  root = testFolder();
});

const write = (file: string, text: string) => putFiles(root, { [file]: text });

const FOREIGN = readFileSync('tests/fixtures/another-business/theme.css', 'utf8');

describe('colours', () => {
  test('a name that theme.css has not got is told', () => {
    const css = FOREIGN.replace(/ {2}--color-oat: .*\n/, '');
    expect(checkTheme('theme.css', css).map(({ field }) => field)).toEqual(['--color-oat']);
  });

  test('of the demonstration among those of a business are told, to look at', () => {
    const css = FOREIGN.replace(/--color-oat: #\w+/, '--color-oat: #d6ccbe');
    expect(keptColours('theme.css', css)).toEqual([
      expect.stringMatching(/^theme\.css:\d+, --color-oat: It is the demonstration’s #d6ccbe/),
    ]);
    expect(keptColours('theme.css', FOREIGN)).toEqual([]);
  });

  test('each of the demonstration’s theme.css has its line in colours.ts', () => {
    const css = readFileSync('src/business/theme.css', 'utf8');
    const written = [...css.matchAll(/--color-([\w-]+): (#\w{6});/g)];
    expect(Object.fromEntries(written.map(([, name, value]) => [name, value]))).toEqual(COLOURS);
    expect(keptColours('theme.css', css)).toEqual([]);
  });
});

test('a custom property that the design uses and nobody gives a value is told', () => {
  write('business/theme.css', ':root { --paper: #fff; }');
  write(
    'styles/a.css',
    '.a { color: var(--ink); background: var(--paper); gap: var(--gap, 1px); }',
  );
  write(
    'admin/B.tsx',
    `<p className="bg-(--panel)" style={{ '--wide': 1, width: 'var(--wide)' }} />`,
  );
  write('styles/c.test.ts', `'var(--of-a-test)'`);
  const problems = checkProperties(join(root, 'business'), root);
  expect(problems.map(({ field }) => field)).toEqual(['--ink', '--panel']);
});

describe('messages', () => {
  const lost = async (said: object) => {
    const files = new Map<string, unknown>([
      ['site.json', { language: 'en-GB' }],
      ['messages/form.json', said],
    ]);
    const found = await checkMessages({ path: join(root, 'business'), tags: [], files }, '', root);
    return found.map(({ path }) => path.join(' '));
  };
  beforeEach(() => {
    const pack = `export const formMessages = { send: 'Send', errors: { name: 'Name?' }, steps: ['One'] };`;
    write('languages/en/visitors/form.ts', pack);
    write('business/messages/form.ts', `import main from './form.json';`);
  });

  test('that the design still has may be said otherwise, or be left to the pack', async () => {
    expect(await lost({ formMessages: { send: 'Los', steps: ['Eins', 'Zwei'] } })).toEqual([]);
  });

  test('that the design has no more are told, however deep', async () => {
    const own = { sent: 'Weg', errors: { name: 'Wer?', mail: 'Wohin?' } };
    expect(await lost({ formMessages: own, gone: {} })).toEqual([
      ...['formMessages sent', 'formMessages errors mail', 'gone'],
    ]);
  });

  test('of a project without packs are not asked about', async () => {
    rmSync(join(root, 'languages'), { recursive: true });
    expect(await lost({ gone: {} })).toEqual([]);
  });
});
