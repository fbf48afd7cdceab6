import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectAddress } from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';

/** A project and its place in words. */
export interface OpenProject extends ProjectAddress {
  name: string;
  /** Call when the content is complete: a new data folder is kept from then on. */
  complete(): Promise<void>;
  close(): Promise<void>;
}

const nothing = async () => undefined;

/**
 * The hosted project of the settings, or `null` without one.
 *
 * @throws UserError when its address or secret key is missing or invalid.
 */
export function hostedProject(): OpenProject | null {
  const url = process.env.SUPABASE_URL || process.env.PUBLIC_SUPABASE_URL;
  const secretKey = process.env.SUPABASE_SECRET_KEY;
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UserError(`SUPABASE_URL is "${url}": it must be a valid http or https address.`);
  }
  if (!secretKey) {
    throw new UserError(
      `Set SUPABASE_SECRET_KEY to the secret key of ${url} (Project Settings, API Keys).`,
    );
  }
  return { url, secretKey, name: url, complete: nothing, close: nothing };
}

/**
 * The embedded backend in the data folder: opened here, or that of the running server.
 *
 * @param mayBeNew whether the folder may be missing; a running server is then refused.
 * @throws UserError, BackendBusyError, MigrationError.
 */
export async function embeddedProject({ mayBeNew }: { mayBeNew: boolean }): Promise<OpenProject> {
  // Loaded only where it is needed.
  const { dataFolderPath, discardUnfinished, openDataFolder } = await import(
    '#server/data-folder/data-folder.ts'
  );
  const { openBackend } = await import('#server/embedded/open.ts');
  const { runningServer } = await import('./running-server.ts');
  process.umask(0o077);
  const path = dataFolderPath();
  const folder = join(path, 'backend');
  if (!mayBeNew && !existsSync(folder)) {
    throw new UserError(
      `There is nothing in ${path}. Name the folder in DATA_FOLDER, or a hosted project in PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY.`,
    );
  }
  const server = !mayBeNew && (await runningServer(folder));
  if (server) {
    const name = `${path}, which ${server.url} serves`;
    return { ...server, name, complete: nothing, close: nothing };
  }
  // What an interrupted restore into a new folder has left.
  if (mayBeNew) await discardUnfinished(path);
  const data = await openDataFolder(path);
  const backend = await openBackend({ folder });
  return {
    ...backend.project,
    name: `the data folder ${path}`,
    complete: data.complete,
    close: () => backend.close(),
  };
}
