import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { UpstreamError } from './upstream-error.ts';

/** The largest answer that is read, in bytes, before and after decompression (security I2). */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const decompress = promisify(gunzip);

type Chunks = AsyncIterable<Uint8Array> & { destroy(): unknown };

/** The text of an answer. Throws UpstreamError `malformed` when it is too large or packed in a way that was not asked for. */
export async function readBody(body: Chunks, encoding: string | undefined, call: string): Promise<string> {
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

async function collect(body: Chunks, call: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new UpstreamError('malformed', 'The answer is too large', { call });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
