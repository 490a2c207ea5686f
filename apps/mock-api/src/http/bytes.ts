import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { invalidField } from './api-error.ts';

/** The first and the last byte of a part. */
type Part = { readonly start: number; readonly end: number };

/** A file as an answer; `read` opens it, whole or in part. */
export type Bytes = {
  readonly size: number;
  readonly mediaType: string;
  readonly fileName: string;
  read(part: Part): Readable;
};

/** Streams a file, or the part of it that `Range` asks for (RFC 9110, section 14); 416 where there is no such part. */
export function sendBytes(reply: FastifyReply, bytes: Bytes, range: string | undefined): FastifyReply {
  const { size, mediaType, fileName } = bytes;
  void reply.header('accept-ranges', 'bytes');
  const part = range === undefined ? { start: 0, end: size - 1 } : partOf(range, size);
  if (part === undefined) {
    const { body } = invalidField('Range', 'out_of_range', 'There is no such part.');
    return reply.code(416).header('content-range', `bytes */${size}`).send(body);
  }
  const { start, end } = part;
  if (range !== undefined) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .headers({
      'content-type': mediaType,
      'content-length': end - start + 1,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    })
    .send(bytes.read(part));
}

/** One range of bytes in a file of `size` bytes; undefined where nothing of it is there. */
export function partOf(range: string, size: number): Part | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}
