/** @module-tag slow */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, spawnStart, whenEnded } from '#scripts/test-server.ts';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'bad-starts-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Starts with a data folder that does not exist yet, and expects one sentence and exit code 1. */
async function refused(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Promise<string> {
  const data = join(parent, 'data');
  const PORT = environment.PORT ?? String(await freePort());
  const { code, output } = await whenEnded(
    spawnStart({ DATA_FOLDER: data, ...environment, PORT }, flags),
  );
  expect(code).toBe(1);
  expect(existsSync(data), 'nothing half-made is left behind').toBe(false);
  return output;
}

/** No stack, no second line. */
const oneSentence = /^[^\n]+[.?]$/;

describe('npm start', () => {
  it('says that the port is taken, and which other to try', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const output = await refused({ PORT: String(port) });
    other.close();
    expect(output).toMatch(oneSentence);
    expect(output).toContain(`Port ${port} is in use`);
  });

  it('refuses a setting that is wrong in one line', async () => {
    const environment = { PUBLIC_SUPABASE_URL: 'nonsense', PUBLIC_SUPABASE_ANON_KEY: 'key' };
    const output = await refused(environment);
    expect(output).not.toContain('\n');
    expect(output).toContain('Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.');
  });

  it.each([
    [['--emtpy'], '--emtpy'],
    [['--empty', '--demo'], 'choose one of --demo and --empty'],
  ])('refuses %j in one line', async (flags, text) => {
    const output = await refused({}, flags);
    expect(output).not.toContain('\n');
    expect(output).toContain(text);
  });

  it('says that the data folder cannot be written to', async () => {
    const file = join(parent, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await whenEnded(
      spawnStart({ DATA_FOLDER: join(file, 'data'), PORT: String(await freePort()) }),
    );
    expect(code).toBe(1);
    expect(output).toMatch(/can't be written to.*DATA_FOLDER\.$/);
  });

  it('cleans up after a first run that was killed, says so, and starts the next time', async () => {
    const data = join(parent, 'killed');
    const first = spawnStart({ DATA_FOLDER: data, PORT: String(await freePort()) });
    const ended = whenEnded(first);
    while (!existsSync(join(data, 'backend', 'lock.json'))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    first.kill('SIGKILL');
    await ended;
    expect(readdirSync(data)).toContain('unfinished');

    const { code, output } = await whenEnded(
      spawnStart({ DATA_FOLDER: data, PORT: String(await freePort()) }),
    );
    expect(code).toBe(1);
    expect(output).toMatch(/first start was interrupted.*run the same command again\.$/);
    expect(existsSync(data)).toBe(false);
  });
});
