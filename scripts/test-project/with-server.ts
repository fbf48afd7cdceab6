import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from '#scripts/test-server.ts';
import { programOf } from './programs.ts';
import type { Client } from './rows.ts';

export interface Running {
  server: TestServer;
  folder: string;
  dataFolder: string;
  /** With the rights of the service role. */
  client: Client;
}

/** Works with a server on the demo content, in a folder that is then removed. */
export async function withServer(work: (running: Running) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const server = await startServer(dataFolder);
    try {
      await work({ server, folder, dataFolder, client: serviceClient(server, dataFolder) });
    } finally {
      await server.stop();
    }
  });
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-and-pine-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A client with the rights of the service role. */
export function serviceClient(server: TestServer, dataFolder: string): Client {
  return programOf(server.url, secretKeyOf(dataFolder));
}

/** The key that bypasses row-level security. */
export function secretKeyOf(dataFolder: string): string {
  const file = join(dataFolder, 'backend', 'keys.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string }).secretKey;
}
