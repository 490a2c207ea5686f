import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../send-failure.ts';

/**
 * Makes `request.ip` an address where a trusted proxy gave something else. Some add a port, which changes with each
 * connection; text that is not an address counts as the proxy itself. So a caller cannot start new counts by what it
 * sends (SEC-B4).
 */
export function registerCallerAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isIP(request.ip) === 0) {
      const value = withoutPort(request.ip) ?? request.socket.remoteAddress ?? '';
      Object.defineProperty(request, 'ip', { value });
    }
    done();
  });
}

/** Proxies and servers may each take another of two hosts for the one that is meant (RFC 9112, section 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host?.includes(',')) sendFailure(reply, 'MALFORMED_REQUEST');
    else done();
  });
}

function withoutPort(text: string): string | undefined {
  const [, v6, v4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const address = v6 ?? v4 ?? '';
  return isIP(address) === 0 ? undefined : address;
}
