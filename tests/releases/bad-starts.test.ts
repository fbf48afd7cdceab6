/** @module-tag slow */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, spawnStart, whenEnded } from '#scripts/test-server.ts';
import { fileFolder } from '../support/own-folder.ts';
import { until } from '../support/until.ts';

const parent = fileFolder();

/** Starts, on a port that is free, and with a data folder that does not exist yet. */
async function start(environment: NodeJS.ProcessEnv = {}, flags: readonly string[] = []) {
  const DATA_FOLDER = environment.DATA_FOLDER ?? join(parent, 'data');
  const PORT = environment.PORT ?? String(await freePort());
  return { DATA_FOLDER, started: spawnStart({ ...environment, DATA_FOLDER, PORT }, flags) };
}

/** What it says, in one sentence, before it ends with nothing half-made left behind. */
async function refused(...how: Parameters<typeof start>): Promise<string> {
  const { DATA_FOLDER, started } = await start(...how);
  const { code, output } = await whenEnded(started);
  expect(code).toBe(1);
  expect(existsSync(DATA_FOLDER)).toBe(false);
  return output;
}

/** No stack, no second line. */
const oneSentence = /^[^\n]+[.?]$/;

test('start: says that the port is taken, and which other to try', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const output = await refused({ PORT: String(port) });
  other.close();
  expect(output).toMatch(oneSentence);
  expect(output).toContain(`Port ${port} is in use`);
});

test.each([
  [
    { PUBLIC_SUPABASE_URL: 'nonsense', PUBLIC_SUPABASE_ANON_KEY: 'key' },
    [],
    'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.',
  ],
  [{}, ['--emtpy'], '--emtpy'],
  [{}, ['--empty', '--demo'], 'choose one of --demo and --empty'],
])('start: refuses %j and %j in one line', async (environment, flags, text) => {
  const output = await refused(environment, flags);
  expect(output).not.toContain('\n');
  expect(output).toContain(text);
});

test('start: says that the data folder cannot be written to', async () => {
  const file = join(parent, 'a-file');
  writeFileSync(file, '');
  const output = await refused({ DATA_FOLDER: join(file, 'data') });
  expect(output).toMatch(/can't be written to.*DATA_FOLDER\.$/);
});

test('start: cleans up after a first run that was killed, says so, and starts the next time', async () => {
  const DATA_FOLDER = join(parent, 'killed');
  const { started } = await start({ DATA_FOLDER });
  const ended = whenEnded(started);
  await until(() => expect(existsSync(join(DATA_FOLDER, 'backend', 'lock.json'))).toBe(true));
  started.kill('SIGKILL');
  await ended;
  expect(readdirSync(DATA_FOLDER)).toContain('unfinished');
  const output = await refused({ DATA_FOLDER });
  expect(output).toMatch(/first start was interrupted.*run the same command again\.$/);
});
