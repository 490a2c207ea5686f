import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { UpstreamError } from './upstream-error.ts';

/** The largest answer that is read, in bytes, before and after decompression (SEC-I2). */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const decompress = promisify(gunzip);

/** The text of an answer. Throws UpstreamError `malformed` when it is too large or compressed in a way that was not requested. */
export async function readBody(body: Readable, encoding: string | undefined, call: string): Promise<string> {
  const packed = await collect(body, call);
  if (encoding === undefined || encoding === 'identity') return packed.toString('utf8');
  if (encoding !== 'gzip')
    throw new UpstreamError('malformed', 'The answer is packed in an unknown way', { call });
  try {
    return (await decompress(packed, { maxOutputLength: MAX_ANSWER_BYTES })).toString('utf8');
  } catch (cause) {
    throw new UpstreamError('malformed', 'The answer cannot be unpacked, or is too large', { call, cause });
  }
}

/** Listens rather than iterates: an async iterator costs as much again as the rest of the call. */
function collect(body: Readable, call: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    body.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > MAX_ANSWER_BYTES)
        body.destroy(new UpstreamError('malformed', 'The answer is too large', { call }));
    });
    body.on('end', () => resolve(Buffer.concat(chunks, size)));
    body.on('error', reject);
  });
}
