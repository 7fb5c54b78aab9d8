import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperationalError } from './errors.ts';

export interface ListenAddress {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

/** Why an address cannot be listened on, by the system's code. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something listens on that port already',
  EACCES: 'the system does not let this user have that port',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no address of that name',
};

/**
 * Opens a port and resolves with its number. Rejects with `cannot-listen`, in the words of whoever
 * set the variables that the address comes from.
 */
export async function listenOn(
  server: Server,
  { host, port }: ListenAddress,
  variables: string,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = reasons[cause.code ?? ''] ?? 'the system refuses it';
      reject(new OperationalError('cannot-listen', `${variables}: ${reason}.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Whether two addresses cannot both be listened on. */
export function areInTheWay(one: ListenAddress, other: ListenAddress): boolean {
  if (one.port !== other.port) return false;
  return one.host === other.host || isEvery(one.host) || isEvery(other.host);
}

function isEvery(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
