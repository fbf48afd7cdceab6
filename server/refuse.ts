import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Milliseconds for which a refused request is drained, so that its sender reads the refusal. */
const DROP_FOR_MS = 5000;

/**
 * Refuses a request that may not have arrived completely.
 *
 * @param body sent as JSON, a string as text.
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
 * For an answer before the end of the request: closing at once would lose the answer, draining without
 * limit would let the sender go on for ever.
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

/** Why the backend does not answer. */
export type Away = 'starting' | 'ended' | 'hung' | 'broken';

/** Seconds. */
const RETRY_AFTER = '1';

const REFUSALS: Record<Away, { status: number; message: string }> = {
  starting: {
    status: 503,
    message: 'The backend is starting and will be here in a moment. Nothing was changed.',
  },
  ended: {
    status: 503,
    message:
      'The backend stopped and is started again. What had been saved is there; look whether this last change is, too.',
  },
  hung: {
    status: 504,
    message:
      'A request kept the backend busy for too long, so it is started again. What had been saved is there; look whether this last change is, too.',
  },
  broken: {
    status: 502,
    message:
      'The backend broke off this request and goes on. What had been saved is there; look whether this last change is, too.',
  },
};

/** Says why there is no answer, and when to retry. */
export function refuseAway(incoming: IncomingMessage, outgoing: ServerResponse, away: Away): void {
  const { status, message } = REFUSALS[away];
  const body = { message, code: `backend_${away}` };
  refuse(incoming, outgoing, status, body, { 'retry-after': RETRY_AFTER });
}
