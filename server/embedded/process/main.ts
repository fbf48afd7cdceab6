/** The backend's process, started by `startBackendProcess` only. */
import type { Server } from 'node:http';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createAdaptorServer } from '@hono/node-server';
import { embeddedFunctions } from '#server/call-function.ts';
import { asFullDisk } from '#server/data-folder/data-folder.ts';
import { createDemoAccounts } from '#server/demo-accounts.ts';
import type { SentMail } from '#server/embedded/context.ts';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import { recordSiteDefaults } from '#server/record-site-defaults.ts';
import { log, markLevels } from '#tooling/log.ts';
import { describeSeeded, seed } from '#tooling/seed/seed.ts';
import { describeError, type FromBackend, type OpenMessage, type ToBackend } from './messages.ts';

/** The server holds the other end: see `BackendClient`. */
const PARENT_PIPE = 4;

markLevels();
// Files are private to this account.
process.umask(0o077);
// Ctrl-C reaches every process of the terminal; the server ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

let closing = false;
const options = JSON.parse(process.argv[2] ?? '') as OpenMessage;
endWithParent();
try {
  const backend = await open();
  await backend.listen('release', () => tell({ kind: 'release' }));
  const server = await serve(backend);
  process.on('message', (message: ToBackend) => answer(message, backend, server));
  tell({ kind: 'ready' });
} catch (cause) {
  const error = describeError(asFullDisk(cause, options.folder));
  tell({ kind: 'failed', error }, () => process.exit(1));
}

async function open(): Promise<Backend> {
  const backend = await openBackend({
    folder: options.folder,
    lockedByCaller: true,
    siteUrl: options.siteUrl,
    onMail: (mail) => console.log(describeMail(mail)),
    onBroken: endBroken,
  });
  if (options.fill) {
    // The accounts are the first that mails tell of, in words that the folder says.
    await recordSiteDefaults(embeddedFunctions(backend), log);
    await createDemoAccounts(backend);
    console.log(
      options.fill === 'demo'
        ? describeSeeded(await seed(backend.project))
        : 'It begins empty: there are accounts, and no articles, galleries or pictures.',
    );
  }
  return backend;
}

function serve(backend: Backend): Promise<Server> {
  // The server in front handles slow clients, and may use any connection at any time.
  const serverOptions = { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 };
  const server = createAdaptorServer({ fetch: backend.fetch, serverOptions }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.socket, () => resolve(server));
  });
}

function answer(message: ToBackend, backend: Backend, server: Server): void {
  if (message.kind === 'ping') {
    tell({ kind: 'pong', busyFor: backend.busyFor });
    // A database that answers nothing shows, although nobody asks it.
    if (!closing && backend.busyFor === 0) backend.sql('select 1').catch(endBroken);
  }
  if (message.kind === 'sql') {
    const { id, query, parameters } = message;
    backend.sql(query, parameters).then(
      (rows) => tell({ kind: 'rows', id, rows }),
      (error: unknown) => tell({ kind: 'refused', id, error: describeError(error) }),
    );
  }
  if (message.kind === 'close') {
    closing = true;
    server.close();
    server.closeIdleConnections();
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
}

/** The server starts another process at once. What had been answered is on the disk. */
function endBroken(): void {
  console.error('The database answers no more, so its process is ended.');
  process.exit(1);
}

function tell(message: FromBackend, then?: () => void): void {
  process.send?.(message, undefined, undefined, then);
}

function endWithParent(): void {
  const litter = process.platform === 'win32' ? null : path.dirname(options.socket);
  const file = new URL('./watch-parent.ts', import.meta.url);
  new Worker(file, { workerData: { pipe: PARENT_PIPE, litter } }).unref();
}

/** Mails stay on this machine: their links and codes are printed in the terminal. */
function describeMail(mail: SentMail): string {
  return `Mail to ${mail.to}: ${mail.subject} (code ${mail.code}) ${mail.link ?? ''}`.trimEnd();
}
