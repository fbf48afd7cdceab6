import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachFolder } from '../../tests/support/own-folder.ts';

const at = eachFolder();

/** Syncs a folder, then a file, as PostgreSQL does, and lives on. */
const scriptWith = (file: string) => `
  import { openSync } from 'node:fs';
  import { DurableFiles } from '${new URL('./durable-files.ts', import.meta.url).href}';
  const files = { realPath: () => '${at()}', stream_ops: { write: () => 0 } };
  const { setup } = new DurableFiles().options.extensions.durableFiles;
  const { emscriptenOpts } = await setup(null, {});
  emscriptenOpts.preRun[0]({ FS: { filesystems: { NODEFS: files } } });
  files.stream_ops.fsync({});
  try {
    files.stream_ops.fsync({ nfd: ${file} });
    console.log('synced');
    process.exit();
  } catch {
    setInterval(() => {}, 1000);
  }`;

test.each([
  ['a file is synced at once', "openSync('wood')", 0, /^synced/],
  ['a disk that refuses ends the process', '12345', 1, /EBADF/],
])('durable files: %s', async (_, file, expected, sentence) => {
  writeFileSync(at('wood'), 'oak');
  const command = ['--input-type=module', '--eval', scriptWith(file)];
  const child = spawn(process.execPath, command, { cwd: at() });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => said.push(String(text)));
  }
  const [code] = await once(child, 'close');
  expect([said.join(''), code]).toEqual([expect.stringMatching(sentence), expected]);
});
