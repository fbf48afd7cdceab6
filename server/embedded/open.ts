import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JWTPayload } from 'jose';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { asFullDisk } from '#server/data-folder/data-folder.ts';
import { type FolderLock, lockFolder } from '#server/data-folder/lock.ts';
import { FileStorage } from '#server/embedded/storage/files.ts';
import type { ProjectAddress } from '#tooling/project.ts';
import { signToken } from './auth/tokens.ts';
import { type AuthOverrides, authConfig, authOverrides } from './config.ts';
import type { BackendContext, SentMail } from './context.ts';
import { Database } from './database.ts';
import { createGateway } from './gateway.ts';
import { HOSTED_SCHEMA } from './hosted-schema.ts';
import { generateKeys, readOrCreateKeys } from './keys.ts';
import { applyMigrations } from './migrations.ts';
import { ImageCache } from './storage/images/cache.ts';
import { createUploads } from './storage/uploads/routes.ts';
import { createLite } from './supabase-lite.ts';
import { databaseTemplate, readInitialDatabase } from './template.ts';

export { BackendBusyError } from '#server/data-folder/lock.ts';
export type { SentMail } from './context.ts';
export { MigrationError } from './migrations.ts';

export interface BackendOptions {
  /** `null` keeps the data in memory and files in a temporary folder. */
  folder: string | null;
  /** Whether the caller holds the folder's lock. */
  lockedByCaller?: boolean;
  /** The site's origin for links in mails; default http://localhost:4321. */
  siteUrl?: string;
  onMail?: (mail: SentMail) => void;
  /** Called when the database's session can't be used any more. */
  onBroken?: () => void;
  /** Folder of migrations; default supabase/migrations. */
  migrations?: string;
  /** Overrides of supabase/config.toml; default those of the environment. */
  auth?: AuthOverrides;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const MAILS_KEPT = 100;

/** The embedded Supabase. */
export interface Backend {
  /** Answers /auth/v1, /rest/v1 and /storage/v1. */
  fetch(request: Request): Promise<Response>;
  /** One statement as superuser. Timestamps come as text. */
  sql<Row>(query: string, parameters?: unknown[]): Promise<Row[]>;
  /** Subscribes to a channel of `notify`. */
  listen(channel: string, heard: () => void): Promise<void>;
  /** How clients reach it in this process, with all rights. */
  readonly project: ProjectAddress;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Signs an access token, by default for an hour. */
  signToken(claims: JWTPayload): Promise<string>;
  /** Newest last. */
  readonly mails: readonly SentMail[];
  /** Milliseconds for which the current task has held the database. */
  readonly busyFor: number;
  /** Notes the address in the folder's lock. */
  setUrl(url: string): Promise<void>;
  /** Waits for running work, flushes to the disk and releases the folder. */
  close(): Promise<void>;
}

/**
 * Opens the embedded backend and brings its database up to date.
 *
 * @throws BackendBusyError when a living process has the folder open.
 * @throws MigrationError when a migration fails.
 * @throws UserError when the disk is full.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const lock =
    options.folder === null || options.lockedByCaller ? null : await lockFolder(options.folder);
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'harrow-and-pine-')));
  try {
    return await openLocked(folder, lock, options);
  } catch (error) {
    await lock?.release();
    if (options.folder === null) await rm(folder, { recursive: true, force: true });
    throw asFullDisk(error, folder);
  }
}

/** What migrations draw by chance is of one project alone: a database that begins as a copy draws it again. */
const OWN_SECRETS = `do $$ begin
  if to_regclass('private.appointment_calendar') is not null then
    update private.salts set salt = default;
    update private.appointment_calendar set secret = default;
  end if;
end $$`;

async function openLocked(
  folder: string,
  lock: FolderLock | null,
  options: BackendOptions,
): Promise<Backend> {
  const inMemory = options.folder === null;
  const keys = inMemory ? generateKeys() : await readOrCreateKeys(folder);
  const files = path.join(folder, 'database');
  const isNew = inMemory || !existsSync(files);
  const template = isNew ? await databaseTemplate(options.migrations) : null;
  const known = (await template?.read()) ?? null;
  const start = known ?? (isNew ? await readInitialDatabase() : null);
  const database = await Database.open(inMemory ? null : files, start, options.onBroken);
  try {
    const mails: SentMail[] = [];
    const keepMail = (mail: SentMail) => {
      if (mails.push(mail) > MAILS_KEPT) mails.shift();
      options.onMail?.(mail);
    };
    const storage = new FileStorage(path.join(folder, 'storage'));
    const siteUrl = options.siteUrl ?? 'http://localhost:4321';
    const lite = await createLite({ database, keys, storage, siteUrl });
    await database.exec(HOSTED_SCHEMA);
    await applyMigrations(database, options.migrations);
    if (known) await database.exec(OWN_SECRETS);
    // Packed while the backend goes on: it is for the next new database.
    const kept = known ? undefined : template?.keep(await database.dump());
    await database.forgetSchema();
    const now = options.now ?? Date.now;
    const auth = authConfig(options.auth ?? authOverrides(process.env));
    const services = { database, lite, keys, storage };
    const parts: BackendContext = { ...services, folder, siteUrl, auth, keepMail, now };
    const cache = new ImageCache(path.join(folder, 'cache', 'images'));
    const uploads = createUploads(parts);
    await Promise.all([cache.tidy(), uploads.tidy()]);
    const gateway = createGateway(parts, cache, uploads);
    const running = new Set<Promise<unknown>>();
    const { secretKey } = keys;
    const fetch = async (request: Request) => {
      const answer = Promise.resolve(gateway.fetch(request));
      running.add(answer);
      return await answer.finally(() => running.delete(answer));
    };
    return {
      fetch,
      project: {
        ...{ url: 'http://localhost', secretKey },
        fetch: (input, init) => fetch(new Request(input, init)),
      },
      sql: (query, parameters) => database.sql(query, parameters),
      listen: (channel, heard) => database.listen(channel, heard),
      publishableKey: EMBEDDED_PUBLISHABLE_KEY,
      secretKey,
      signToken: (claims) => {
        const at = Math.floor(Date.now() / 1000);
        return signToken(keys, { aud: 'authenticated', iat: at, exp: at + 3600, ...claims });
      },
      mails,
      get busyFor() {
        return database.busyFor;
      },
      setUrl: async (url) => lock?.note({ url }),
      close: async () => {
        await Promise.allSettled([...running, kept]);
        await cache.settle();
        await database.close();
        await lock?.release();
        if (inMemory) await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
