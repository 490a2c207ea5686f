import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type SlowRelay = { readonly url: string; readonly stop: () => void };

/**
 * Passes every call on to a service some milliseconds later, as a line to somewhere far away would; `/` is an empty
 * page.
 */
export async function startSlowRelay(target: string, delayMs: number): Promise<SlowRelay> {
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bench</title>');
      return;
    }
    await pause(delayMs);
    const { method, headers } = request;
    const forwarded = httpRequest(
      new URL(request.url ?? '/', target),
      { method, headers },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        upstreamResponse.pipe(response);
      },
    );
    request.pipe(forwarded);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
