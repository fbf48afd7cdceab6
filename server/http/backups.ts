import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { BACKUP_PATH } from '#domain/accounts/staff-paths.ts';
import type { Answer } from './routes.ts';

interface BackupOptions {
  /** Where the backend answers, and the key of its browsers. */
  backend: { url: string; key: string };
  log: (line: string) => void;
  /** What writes the zip to its output; for tests. */
  script?: string;
}

/** The command, in a process of its own. */
const SCRIPT = fileURLToPath(new URL('../../scripts/backup.ts', import.meta.url));
/** Milliseconds after which nobody waits any more for one that somebody downloads: an hour. */
const LONGEST = 3_600_000;

/**
 * Answers a POST to BACKUP_PATH with a backup as it is made, for whom the database allows it, one at a time; everything
 * else as `site`. What breaks off ends without its end, so that nobody takes it for whole.
 */
export function answerBackups(site: Answer, options: BackupOptions): Answer {
  const { backend, log, script = SCRIPT } = options;
  let isRunning = false;
  return async (request) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== BACKUP_PATH) {
      return site(request);
    }
    const refused = await refusalOf(backend, request.headers.get('authorization') ?? '');
    if (refused) return new Response(null, { status: refused });
    if (isRunning) return new Response(null, { status: 409 });
    isRunning = true;
    const child = spawn(process.execPath, [script, '-'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST,
    });
    const said = text(child.stderr);
    const ended = new Promise<number | null>((resolve) => {
      child.on('error', () => resolve(null));
      child.on('close', resolve);
    }).finally(() => {
      isRunning = false;
    });
    const chunks = child.stdout[Symbol.asyncIterator]();
    const first = await chunks.next();
    if (first.done) {
      await ended;
      log(`No backup could be made: ${(await said).trim()}`);
      return Response.json({ message: (await said).trim() }, { status: 500 });
    }
    const body = new ReadableStream<Uint8Array>({
      start: (reader) => reader.enqueue(first.value),
      async pull(reader) {
        const next = await chunks.next();
        if (!next.done) return reader.enqueue(next.value);
        if ((await ended) === 0) return reader.close();
        log(`A backup broke off: ${(await said).trim()}`);
        throw new Error('The backup broke off.');
      },
      cancel: () => void child.kill(),
    });
    const headers = { 'content-type': 'application/zip', 'cache-control': 'no-store' };
    return new Response(body, { headers });
  };
}

/** The status of a refusal: the session's rights are asked of the database. Null for none. */
async function refusalOf(
  { url, key }: BackupOptions['backend'],
  authorization: string,
): Promise<number | null> {
  if (!authorization) return 401;
  const answer = await fetch(`${url}/rest/v1/rpc/authorize`, {
    method: 'POST',
    headers: { apikey: key, authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ permission: 'backups.create' }),
  }).catch(() => null);
  if (!answer) return 503;
  if (!answer.ok) return answer.status === 401 ? 401 : 503;
  return (await answer.json()) === true ? null : 403;
}
