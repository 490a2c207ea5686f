import type { FastifyRequest } from 'fastify';

/** Connections on which a body may take longer than any other request, since what reads it has a limit of its own. */
const connections = new WeakSet<object>();

/** From now until the end of this request, its connection is not cut off for the time that the whole of it takes. */
export function allowSlowBody({ raw }: FastifyRequest): void {
  const { socket } = raw;
  connections.add(socket);
  raw.once('close', () => connections.delete(socket));
}

export function maySendSlowly(connection: object): boolean {
  return connections.has(connection);
}
