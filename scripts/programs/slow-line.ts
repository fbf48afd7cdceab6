import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface LineOptions {
  /** Milliseconds that a byte takes from one end to the other. Default none. */
  delay?: number;
  /** Bits a second, each way. Default no limit. */
  rate?: number;
}

/** A line to a port of this machine, with a delay and a rate, which can be cut. For tests and benchmarks. */
export async function openLine(to: number, { delay = 0, rate = Infinity }: LineOptions = {}) {
  const sockets = new Set<Socket>();
  let carried = 0;
  let most = Infinity;
  const ways = [new Way(delay, rate), new Way(delay, rate)] as const;

  function cut(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }
  function carry(from: Socket, into: Socket, way: Way): void {
    const arrivals: { at: number; arrive: () => void }[] = [];
    const arrive = () => {
      for (let next = arrivals[0]; next && next.at <= performance.now(); next = arrivals[0]) {
        arrivals.shift();
        next.arrive();
      }
      const [next] = arrivals;
      if (next) setTimeout(arrive, untilThen(next.at));
    };
    const send = (bytes: number, then: () => void) => {
      const at = way.arrivalOf(bytes);
      arrivals.push({ at, arrive: then });
      if (arrivals.length === 1) setTimeout(arrive, untilThen(at));
    };
    from.on('data', (bytes) => {
      carried += bytes.length;
      if (carried > most) {
        cut();
        return;
      }
      send(bytes.length, () => {
        if (into.writable) into.write(bytes);
      });
      // Nobody sends faster than the line takes.
      from.pause();
      setTimeout(() => from.resume(), way.backlog());
    });
    from.on('end', () => send(0, () => into.end()));
    from.on('error', () => into.destroy());
    from.on('close', () => sockets.delete(from));
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (carried > most) {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
    }
    carry(near, far, ways[0]);
    carry(far, near, ways[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Bytes carried since `reset`, both ways. */
    carried: () => carried,
    /** Mends the line, and cuts it when it has carried so many bytes more. */
    reset(bytes = Infinity): void {
      carried = 0;
      most = bytes;
    },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Milliseconds. */
function untilThen(moment: number): number {
  return Math.max(0, moment - performance.now());
}

/** One way of a line: bytes queue up behind each other, those of all connections. */
class Way {
  #freeAt = 0;
  readonly #delay: number;
  readonly #rate: number;

  constructor(delay: number, rate: number) {
    this.#delay = delay;
    this.#rate = rate;
  }

  /** When so many bytes that are sent now are at the other end, on the clock of `performance`. */
  arrivalOf(bytes: number): number {
    this.#freeAt = Math.max(performance.now(), this.#freeAt) + (bytes * 8 * 1000) / this.#rate;
    return this.#freeAt + this.#delay;
  }

  /** Milliseconds until all that was sent is on its way. */
  backlog(): number {
    return Math.max(0, this.#freeAt - performance.now());
  }
}
