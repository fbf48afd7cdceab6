import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { CleanUp } from '../engines/browser.ts';

export interface MailServer {
  port: number;
  /** The links of the mails so far, newest last. */
  links: string[];
}

/** Takes every mail by SMTP and keeps its links. */
export async function startMailServer(atEnd: CleanUp): Promise<MailServer> {
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
