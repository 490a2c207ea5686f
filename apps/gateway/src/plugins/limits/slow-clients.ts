import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../trpc/failure.ts';

const CHECK_CONNECTIONS_MS = 500;

/** SEC-I1: what cuts a slow client off; all three are needed. The mock has its own, in create-server.ts. */
export function slowClientLimits(timeoutMs: number) {
  return {
    requestTimeout: timeoutMs,
    http: { headersTimeout: timeoutMs, connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
  };
}

/** Connections whose body may take longer than any other request: what reads it ends it when it makes no progress. */
const connections = new WeakSet<object>();

/**
 * SEC-I10: from now until the end of this request, its connection is not cut off for the time that the whole of it
 * takes. Read it with `beforeStandstill`; drain-rest.ts does the same for what is dropped.
 */
export function allowSlowBody({ raw }: FastifyRequest): void {
  const { socket } = raw;
  connections.add(socket);
  raw.once('close', () => connections.delete(socket));
}

export function maySendSlowly(connection: object): boolean {
  return connections.has(connection);
}

/** SEC-I10: the next part of an upload, which is to come within `idleMs`. */
export async function beforeStandstill<Read>(reading: Promise<Read>, idleMs: number): Promise<Read> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Failure('MALFORMED_REQUEST', { message: 'The upload stalled.' })),
    idleMs,
  );
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** SEC-I10: a reader of a file that takes nothing for `idleMs` gives its place to others. */
export function cutOffIdleReader({ raw }: FastifyReply, idleMs: number): void {
  raw.setTimeout(idleMs, () => raw.destroy());
}
