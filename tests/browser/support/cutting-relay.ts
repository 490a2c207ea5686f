import { connect, createServer, type Socket } from 'node:net';

export type CuttingRelay = {
  readonly url: string;
  /** Cuts the line once `bytes` bytes have been sent on one connection: all of them end, and no new one begins. */
  readonly cutAfter: (bytes: number) => void;
  readonly mend: () => void;
  readonly stop: () => void;
};

/** A line to a service, byte by byte, that can be cut. */
export async function startCuttingRelay(target: string): Promise<CuttingRelay> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let limit = Number.POSITIVE_INFINITY;
  let isCut = false;

  function endAll() {
    for (const socket of open) socket.destroy();
  }

  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const service = connect(Number(port), hostname);
    let sent = 0;
    for (const socket of [browser, service]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        browser.destroy();
        service.destroy();
      });
    }
    browser.on('data', (bytes: Buffer) => {
      sent += bytes.length;
      if (sent <= limit) return;
      isCut = true;
      endAll();
    });
    browser.pipe(service);
    service.pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutAfter: (bytes) => {
      limit = bytes;
    },
    mend() {
      limit = Number.POSITIVE_INFINITY;
      isCut = false;
    },
    stop() {
      endAll();
      server.close();
    },
  };
}
