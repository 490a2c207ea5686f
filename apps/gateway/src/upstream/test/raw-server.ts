import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server that sends any bytes, on a free port of this machine. It closes with the test. */
export async function startRawServer(
  onRequest: (socket: Socket) => void,
): Promise<{ origin: string; connections: () => number }> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => onRequest(socket));
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, connections: () => connections };
}

/** A whole HTTP answer as text. */
export function rawAnswer(
  body: string | Buffer,
  headers: readonly string[] = ['content-type: application/json'],
): Buffer {
  const bytes = Buffer.from(body);
  const head = ['HTTP/1.1 200 OK', ...headers, `content-length: ${bytes.byteLength}`, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), bytes]);
}
