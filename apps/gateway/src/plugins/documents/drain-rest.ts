import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import type { FastifyRequest } from 'fastify';

/**
 * Reads what a client still sends after it was refused, and drops it: a browser whose connection ends while it sends does not read
 * the refusal. A client that stands still, or sends more than a file may have, is cut off.
 */
export function drainRest({ raw: request }: FastifyRequest, idleMs: number): void {
  if (request.readableEnded || request.destroyed) return;
  let left = MAX_UPLOAD_BYTES;
  let timer = setTimeout(cut, idleMs);
  function cut(): void {
    clearTimeout(timer);
    request.socket.destroy();
  }
  request.unpipe();
  request.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    clearTimeout(timer);
    if (left < 0) cut();
    else timer = setTimeout(cut, idleMs);
  });
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.resume();
}
