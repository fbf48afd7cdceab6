import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { endEarly, refuse } from '#local/refuse.ts';

/** Why the backend does not answer. */
export type Away = 'starting' | 'ended' | 'hung';

/** A request body that comes more slowly is given up; looked at every 30 seconds. */
const LEAST_BYTES_A_SECOND = 8 * 1024;
const BODY_IDLE_MS = 30_000;
/** A busy process queues few connections (macOS 128, Node 511): further requests wait here. */
const MOST_CONNECTIONS = 100;
/** Seconds. */
const RETRY_AFTER = '2';

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
};

/**
 * Headers of one connection, not to be forwarded; nor the one in which the proxy of a hosted project
 * names the client: here only the client itself can have written it.
 */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-connection|te|trailer|upgrade|cf-connecting-ip)$/;

/** Streams requests to the backend's socket and its answers back. */
export class Forwarder {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  readonly #bodyIdle: number;

  /** @param bodyIdle milliseconds after which a body's speed is looked at. */
  constructor(bodyIdle: number = BODY_IDLE_MS) {
    this.#bodyIdle = bodyIdle;
  }

  /** @param why asked when the connection breaks before an answer. */
  forward(
    socketPath: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    why: () => Away,
  ): void {
    const { method, url: path } = incoming;
    const headers = withoutHops(incoming.headers);
    const upstream = request({ agent: this.#agent, socketPath, method, path, headers });
    const stopWaiting = endWhenIdle(incoming, this.#bodyIdle, () => {
      refuse(incoming, outgoing, 408, { message: 'The request did not arrive in time.' });
      upstream.destroy();
    });
    upstream.on('response', (answer) => {
      stopWaiting();
      const status = answer.statusCode ?? 502;
      // An early answer is a refusal: the rest of the request is dropped.
      if (!incoming.complete) endEarly(incoming, outgoing);
      outgoing.writeHead(status, withoutHops(answer.headers));
      pipeline(answer, outgoing, () => {
        if (!incoming.complete) upstream.destroy();
      });
    });
    upstream.on('error', () => {
      stopWaiting();
      if (outgoing.headersSent) outgoing.destroy();
      else refuseAway(incoming, outgoing, why());
    });
    outgoing.on('close', () => {
      stopWaiting();
      if (!outgoing.writableFinished) upstream.destroy();
    });
    incoming.pipe(upstream);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Says why there is no answer, and when to retry. */
export function refuseAway(incoming: IncomingMessage, outgoing: ServerResponse, away: Away): void {
  const { status, message } = REFUSALS[away];
  const body = { message, code: `backend_${away}` };
  refuse(incoming, outgoing, status, body, { 'retry-after': RETRY_AFTER });
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name)));
}

/** Calls back when the body stalls or trickles. @returns what ends the watch. */
function endWhenIdle(incoming: IncomingMessage, idle: number, onIdle: () => void): () => void {
  let bytes = 0;
  // Paused means that the backend does not take more.
  let waited = false;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  incoming.on('pause', () => {
    waited = true;
  });
  const timer = setInterval(() => {
    if (incoming.complete) return;
    if (bytes < (LEAST_BYTES_A_SECOND * idle) / 1000 && !waited) {
      clearInterval(timer);
      onIdle();
    }
    bytes = 0;
    waited = incoming.isPaused();
  }, idle);
  timer.unref();
  incoming.once('end', () => clearInterval(timer));
  return () => clearInterval(timer);
}
