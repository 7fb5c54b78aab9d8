import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that can be made slow, or cut. */
export interface SlowProxy {
  readonly port: number;
  /** From now on every piece of data waits so long, in each direction. */
  delay(ms: number): void;
  /** Ends every connection, and takes no new one until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startSlowProxy(targetPort: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;

  function pass(from: Socket, to: Socket): void {
    from.on('data', (data) => setTimeout(() => to.writable && to.write(data), delayMs));
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }

  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(targetPort, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('close', () => sockets.delete(socket));
    }
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    delay: (ms) => {
      delayMs = ms;
    },
    cut() {
      isCut = true;
      cutAll();
    },
    mend: () => {
      isCut = false;
    },
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
