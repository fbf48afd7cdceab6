import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { type Away, endEarly, refuse, refuseAway } from '#server/refuse.ts';

/** A request body that comes more slowly is given up; looked at every 30 seconds. */
const LEAST_BYTES_A_SECOND = 8 * 1024;
const BODY_IDLE_MS = 30_000;
/** How often it is looked at within that, should others wait. */
const LOOKS = 6;
/** So many bytes of a body are read before a connection is taken. */
const READ_FIRST = 64 * 1024;
/** Bodies that announce no more, as most photographs, are read to their end: to the backend they are small, too. */
const READ_WHOLE = 1024 * 1024;
/** Bytes of bodies that may be here at once; more takes a connection after the first of it. */
const MEMORY = 64 * 1024 * 1024;
/**
 * A busy process queues few connections (macOS 128, Node 511): further requests wait here. Whole ones keep
 * a connection only while they are answered, others as long as their senders like.
 */
const CONNECTIONS = { whole: 50, ofStrangers: 30, ofAccounts: 20 };

/**
 * Headers of one connection, not to be forwarded; nor the one in which the proxy of a hosted project
 * names the client: here only the client itself can have written it.
 */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-connection|te|trailer|upgrade|cf-connecting-ip)$/;

/** Streams requests to the backend's socket and its answers back. */
export class Forwarder {
  readonly #agents = {
    whole: agentOf(CONNECTIONS.whole),
    ofStrangers: agentOf(CONNECTIONS.ofStrangers),
    ofAccounts: agentOf(CONNECTIONS.ofAccounts),
  };
  readonly #bodyIdle: number;
  readonly #memory: number;
  #held = 0;
  /** Whose bodies hold a connection. */
  readonly #coming = new Set<IncomingMessage>();

  /**
   * @param bodyIdle milliseconds after which a body's speed is looked at.
   * @param memory bytes for bodies that are read before a connection is taken.
   */
  constructor(bodyIdle: number = BODY_IDLE_MS, memory: number = MEMORY) {
    this.#bodyIdle = bodyIdle;
    this.#memory = memory;
  }

  /** @param why asked when the connection breaks before an answer. */
  forward(
    socketPath: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    why: () => Away | Promise<Away>,
  ): void {
    let upstream: ClientRequest | undefined;
    const stopWaiting = this.#endWhenIdle(incoming, () => {
      refuse(incoming, outgoing, 408, { message: 'The request did not arrive in time.' });
      upstream?.destroy();
    });
    outgoing.on('close', () => {
      stopWaiting();
      if (!outgoing.writableFinished) upstream?.destroy();
    });
    const send = (chunks: Buffer[], isWhole: boolean) => {
      if (outgoing.headersSent || outgoing.destroyed) return;
      const { method, url: path } = incoming;
      const headers = withoutHops(incoming.headers);
      const agent = this.#agentFor(incoming, isWhole);
      upstream = request({ agent, socketPath, method, path, headers });
      this.#answer(upstream, incoming, outgoing, { stopWaiting, why });
      for (const chunk of chunks) upstream.write(chunk);
      if (isWhole) upstream.end();
      else {
        this.#coming.add(incoming);
        incoming.pipe(upstream);
      }
    };
    if (hasBody(incoming)) this.#readBeginning(incoming, outgoing, send);
    else send([], true);
  }

  /** Calls back with the body, or with what of it is not small. */
  #readBeginning(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    then: (chunks: Buffer[], isWhole: boolean) => void,
  ): void {
    const isSmall = Number(incoming.headers['content-length'] ?? Infinity) <= READ_WHOLE;
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      this.#held += chunk.length;
      if (size >= READ_FIRST && !(isSmall && this.#held < this.#memory)) done(false);
    };
    const atEnd = () => done(true);
    const done = (isWhole: boolean) => {
      incoming.off('data', take).off('end', atEnd);
      then(chunks, isWhole);
    };
    incoming.on('data', take).on('end', atEnd);
    outgoing.on('close', () => {
      this.#held -= size;
    });
  }

  #answer(
    upstream: ClientRequest,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { stopWaiting, why }: { stopWaiting: () => void; why: () => Away | Promise<Away> },
  ): void {
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
    upstream.on('error', async () => {
      stopWaiting();
      if (outgoing.headersSent) outgoing.destroy();
      else refuseAway(incoming, outgoing, await why());
    });
  }

  #agentFor({ headers }: IncomingMessage, isWhole: boolean): Agent {
    if (isWhole) return this.#agents.whole;
    return ACCOUNT.test(headers.authorization ?? '')
      ? this.#agents.ofAccounts
      : this.#agents.ofStrangers;
  }

  /** Whether a request waits for a connection, or a body for room in the backend's memory. */
  get #isCrowded(): boolean {
    const queues = Object.values(this.#agents).flatMap(({ requests }) => Object.keys(requests));
    return queues.length > 0 || [...this.#coming].some((body) => body.isPaused());
  }

  /** Calls back when the body stalls or trickles. @returns what ends the watch. */
  #endWhenIdle(incoming: IncomingMessage, onIdle: () => void): () => void {
    const every = this.#bodyIdle / LOOKS;
    const isSlow = (bytes: number, looks: number) =>
      bytes < (LEAST_BYTES_A_SECOND * every * looks) / 1000;
    let [looks, bytes, before] = [0, 0, 0];
    // Paused means that the backend does not take more: since the last look, and since the first.
    let [waits, waited] = [false, false];
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    incoming.on('pause', () => {
      [waits, waited] = [true, true];
    });
    const stop = () => {
      clearInterval(timer);
      this.#coming.delete(incoming);
    };
    const timer = setInterval(() => {
      if (incoming.complete) return;
      looks += 1;
      const isIdle = looks === LOOKS && !waited && isSlow(bytes, LOOKS);
      const isInTheWay = !waits && this.#coming.has(incoming) && isSlow(bytes - before, 1);
      if (isIdle || (isInTheWay && this.#isCrowded)) {
        stop();
        onIdle();
      }
      [before, waits] = [bytes, incoming.isPaused()];
      if (looks === LOOKS) [looks, bytes, before, waited] = [0, 0, 0, waits];
    }, every);
    timer.unref();
    incoming.once('end', stop);
    return stop;
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }
}

/** A person's access token; the publishable key is no account's. */
const ACCOUNT = /^Bearer [^.]+\.[^.]+\./i;

function agentOf(maxSockets: number): Agent {
  return new Agent({ keepAlive: true, maxSockets });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name)));
}
