import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, fileRefused } from '../api-error.ts';

/**
 * An upload may take longer than other requests (SEC-I10), and a minute for its next bytes: who sends may scan it
 * first.
 */
const UPLOAD_MS = 10 * 60_000;
const NEXT_BYTES_MS = 60_000;
const MOST_FIELDS = 10;
const MAX_FIELD_BYTES = 1000;

/** The fields of a form, and the bytes of the file behind them. */
export type Upload = {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Throws where the caller goes away, and VALIDATION after the most bytes that a file may have. */
  readonly file: AsyncIterable<Uint8Array>;
};

const uploading = new WeakSet<Socket>();

/** Whether the request on a socket is one that may take longer. */
export function isUploading(socket: Socket): boolean {
  return uploading.has(socket);
}

export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: MOST_FIELDS, fieldSize: MAX_FIELD_BYTES },
  });
}

/** Gives a request the time of an upload. */
export function allowTime({ raw }: FastifyRequest): void {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return;
  uploading.add(socket);
  socket.setTimeout(NEXT_BYTES_MS);
  const limit = setTimeout(() => socket.destroy(), UPLOAD_MS).unref();
  raw.once('end', () => socket.setTimeout(0));
  raw.once('close', () => {
    clearTimeout(limit);
    uploading.delete(socket);
  });
}

/** Reads a form up to its file. MALFORMED_REQUEST for a field that comes twice (SEC-G39) or is too long. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const fields: Record<string, unknown> = {};
  if (!request.isMultipart()) return { fields, file: noFile };
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') return { fields, file: whole(part.file) };
    if (part.type === 'file' || part.valueTruncated || Object.hasOwn(fields, part.fieldname))
      throw new ApiError('MALFORMED_REQUEST');
    fields[part.fieldname] = part.value;
  }
  return { fields, file: noFile };
}

/** Reads what is left of a request and forgets it, so that the caller can read the answer. */
export function skipRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function* whole(file: Readable & { readonly truncated?: boolean }): AsyncIterable<Uint8Array> {
  yield* file as AsyncIterable<Uint8Array>;
  if (file.truncated) throw fileRefused('too_large');
}

/** In place of a file that was not sent: reading it fails. */
const noFile: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(fileRefused('empty')) }),
};
