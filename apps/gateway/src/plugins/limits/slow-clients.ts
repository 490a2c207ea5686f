import type { FastifyRequest } from 'fastify';

const CHECK_CONNECTIONS_MS = 500;

/** SEC-I1: what cuts a slow client off; all three are needed. An upload has a limit of its own: see `allowSlowBody`. */
export function slowClientLimits(timeoutMs: number) {
  return {
    requestTimeout: timeoutMs,
    http: { headersTimeout: timeoutMs, connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
  };
}

/** Connections whose body may take longer than any other request: what reads it ends it when it makes no progress. */
const connections = new WeakSet<object>();

/**
 * From now until the end of this request, its connection is not cut off for the time that the whole of it takes.
 * upload-form.ts and drain-rest.ts cut it off when it stands still (SEC-I1).
 */
export function allowSlowBody({ raw }: FastifyRequest): void {
  const { socket } = raw;
  connections.add(socket);
  raw.once('close', () => connections.delete(socket));
}

export function maySendSlowly(connection: object): boolean {
  return connections.has(connection);
}
