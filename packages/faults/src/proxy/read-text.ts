import type { IncomingMessage } from 'node:http';

/** Largest body of a control call, in bytes. */
const LIMIT = 64 * 1024;

/** The body of a request as text; undefined where it is too large. */
export async function readText(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.byteLength;
    if (size > LIMIT) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
