import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** How long the rest of a refused request is read and dropped, so that its sender gets to read why. */
const DROP_FOR_MS = 5000;

/**
 * Answers a request that is not let in, whether or not all of it has arrived.
 *
 * @param body told as JSON; a text is told as it is.
 */
export function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  body: Record<string, unknown> | string,
  headers: OutgoingHttpHeaders = {},
): void {
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  const text = typeof body === 'string' ? `${body}\n` : JSON.stringify(body);
  if (!incoming.complete) endEarly(incoming, outgoing);
  outgoing.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  outgoing.end(text);
}

/**
 * For an answer that comes before the request is complete: closing at once would take the answer from a
 * sender that is still sending, reading on for ever would let it send for ever.
 */
export function endEarly(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    incoming.unpipe();
    incoming.resume();
    if (incoming.complete) return;
    const { socket } = incoming;
    const timer = setTimeout(() => socket.destroy(), DROP_FOR_MS);
    incoming.once('close', () => clearTimeout(timer));
  });
}
