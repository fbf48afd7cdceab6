import { type AddressInfo, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Client } from '#scripts/test-project/rows.ts';
import type { Database } from '#supabase/database.types.ts';
import type { CleanUp } from '../engines/browser.ts';
import { ownFolder } from '../engines/programs.ts';
import { newDatabase, PARTS } from './database.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, type Services, startGateway } from './gateway.ts';
import type { Postgres } from './postgres.ts';
import { pushByCli, pushByPsql } from './push.ts';
import { signToken, startAuth, startRest } from './servers.ts';
import { createStorage } from './storage.ts';

interface MailServer {
  port: number;
  /** The links of the mails so far, newest last. */
  links: string[];
}

/** Takes every mail by SMTP and keeps its links. */
async function startMailServer(atEnd: CleanUp): Promise<MailServer> {
  const links: string[] = [];
  const server = createServer((socket) => receive(socket, (mail) => links.push(...linksOf(mail))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, links };
}

function receive(socket: Socket, taken: (mail: string) => void): void {
  let buffered = '';
  let isMail = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  answer('220 tests');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    buffered += chunk.toString();
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      const at = buffered.indexOf(end);
      if (at < 0) return;
      const text = buffered.slice(0, at);
      buffered = buffered.slice(at + end.length);
      if (isMail) taken(text);
      isMail = !isMail && /^DATA$/i.test(text);
      if (isMail) answer('354 go on');
      else if (/^QUIT$/i.test(text)) socket.end('221 bye\r\n');
      else answer('250 ok');
    }
  });
}

/** Mails are quoted-printable. */
function linksOf(mail: string): string[] {
  const text = mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
}

/** A project with the tables of this repository, and nothing in it. */
export interface HostedProject {
  url: string;
  database: Postgres;
  mails: MailServer;
  /** As a visitor, with the rights of a token, or with those of the secret key. */
  client(as?: { token: string } | 'service'): Client;
}

/** Whether the programs are here without which no project answers. */
export const HAS_REST = PARTS.postgres.programs !== null && PARTS.rest.programs !== null;
/** Whether people can sign in, too. */
export const HAS_AUTH = HAS_REST && PARTS.auth.programs !== null;

/** Starts a project of its own, as docs/deploy.md has set it up after its second step. */
export async function startProject(atEnd: CleanUp): Promise<HostedProject> {
  const { rest, auth, cli } = PARTS;
  if (!rest.programs) throw new Error(rest.install);
  const server = resolve(rest.programs.program);
  const database = await newDatabase(atEnd);
  const home = ownFolder(atEnd);
  if (cli.programs) {
    await pushByCli(resolve(cli.programs.program), database, { folder: process.cwd(), home });
  } else await pushByPsql(database);
  const services: Services = {};
  const mails = await startMailServer(atEnd);
  const url = await startGateway(services, atEnd);
  const rows = startRest(server, database, atEnd, {
    PGRST_DB_SCHEMAS: 'storage',
    PGRST_DB_EXTRA_SEARCH_PATH: 'storage',
    PGRST_DB_PRE_REQUEST: 'storage.begin_request',
  });
  services.rest = await startRest(server, database, atEnd);
  const serviceToken = await signToken({ role: 'service_role' });
  services.storage = createStorage(await rows, ownFolder(atEnd), serviceToken);
  if (auth.programs) {
    const settings = { url, mailPort: mails.port };
    services.auth = await startAuth(auth.programs.program, database, settings, atEnd);
  }
  return {
    url,
    database,
    mails,
    client: (as) =>
      createClient<Database>(url, as === 'service' ? SECRET_KEY : PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
        ...(typeof as === 'object' && { accessToken: async () => as.token }),
      }),
  };
}
