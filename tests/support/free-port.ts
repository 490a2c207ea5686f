import { createServer } from 'node:net';

/** A port of the loopback address that nothing uses now; the system picks it. */
export function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const server = createServer();
    server.once('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') settle(address.port);
        else refuse(new Error('The system gave no port'));
      });
    });
  });
}
