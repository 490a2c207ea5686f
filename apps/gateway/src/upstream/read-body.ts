import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { UpstreamError } from './upstream-error.ts';

/** The largest answer that is read, in bytes, before and after decompression (SEC-I2). */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const decompress = promisify(gunzip);

/**
 * The text of an answer. Throws UpstreamError `malformed` when it is too large or compressed in a way that was not
 * requested.
 */
export async function readBody(packed: Buffer, encoding: string | undefined, call: string): Promise<string> {
  if (encoding === undefined || encoding === 'identity') return packed.toString('utf8');
  if (encoding !== 'gzip')
    throw new UpstreamError('malformed', 'The answer is packed in an unknown way', { call });
  try {
    return (await decompress(packed, { maxOutputLength: MAX_ANSWER_BYTES })).toString('utf8');
  } catch (cause) {
    throw new UpstreamError('malformed', 'The answer cannot be unpacked, or is too large', { call, cause });
  }
}
