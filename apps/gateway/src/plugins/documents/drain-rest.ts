import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import type { FastifyRequest } from 'fastify';

/**
 * Reads what a client still sends after it was refused, and drops it: a browser whose connection ends while it sends
 * does not read the refusal. A client that stalls, or sends more than a file may have, is cut off. Resolves at the end,
 * with the bytes read.
 */
export function drainRest({ raw: request }: FastifyRequest, idleMs: number): Promise<number> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(0);
  const { promise, resolve } = Promise.withResolvers<number>();
  const { socket } = request;
  let left = MAX_UPLOAD_BYTES;
  let timer = setTimeout(cut, idleMs);
  function cut(): void {
    socket.destroy();
    end();
  }
  request.unpipe();
  request.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    clearTimeout(timer);
    if (left < 0) cut();
    else timer = setTimeout(cut, idleMs);
  });
  function end(): void {
    clearTimeout(timer);
    socket.off('close', end);
    resolve(MAX_UPLOAD_BYTES - left);
  }
  // A request whose answer is out does not notice that its connection ends.
  socket.once('close', end);
  request.once('close', end);
  request.once('end', end);
  request.resume();
  return promise;
}
