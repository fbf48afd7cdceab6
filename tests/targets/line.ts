import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a port of this machine that counts what it carries and can be cut. */
export async function openLine(to: number) {
  const sockets = new Set<Socket>();
  let carried = 0;
  let most = Infinity;

  function cut(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }
  function carry(from: Socket, into: Socket): void {
    sockets.add(from.setNoDelay(true));
    from.on('data', (bytes) => {
      carried += bytes.length;
      if (carried > most) return cut();
      if (!into.write(bytes)) from.pause();
    });
    into.on('drain', () => from.resume());
    from.on('end', () => into.end());
    from.on('error', () => into.destroy());
    from.on('close', () => sockets.delete(from));
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (carried > most) return void near.resetAndDestroy();
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    carry(near, far);
    carry(far, near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
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
