import type { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../trpc/failure.ts';
import { beforeStandstill } from '../limits/slow-clients.ts';
import { FileRefused } from './checks/file-refused.ts';

/** The fields of an upload and its file, which is last; nothing of the file is read yet. */
export type UploadForm = {
  readonly fields: Readonly<Record<string, string>>;
  /** The bytes of the file, which throw where it is too large or the connection ends. */
  readonly bytes: AsyncGenerator<Buffer>;
  /** Reads the end of the form. Throws where more follows, or the form is cut off. */
  readonly end: () => Promise<void>;
};

const limits = {
  fields: 8,
  fieldNameSize: 64,
  fieldSize: 2048,
  files: 1,
  parts: 9,
  fileSize: MAX_UPLOAD_BYTES,
  headerPairs: 20,
};

/**
 * Reads a form up to its file, whose size it limits (SEC-G51), and refuses one in which a field comes twice (SEC-G39).
 * A client that sends no byte for `idleMs` is cut off.
 */
export async function readUploadForm(request: FastifyRequest, idleMs: number): Promise<UploadForm> {
  const parts = request.parts({ limits });
  const next = () => beforeStandstill(readable(parts.next()), idleMs);
  const fields: Record<string, string> = Object.create(null);
  for (;;) {
    const { value: part, done } = await next();
    if (done) throw new Failure('MALFORMED_REQUEST');
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw new Failure('MALFORMED_REQUEST');
      return { fields, bytes: readFile(part.file, idleMs), end: async () => requireEnd(await next()) };
    }
    const isOdd = part.fieldnameTruncated || part.valueTruncated || typeof part.value !== 'string';
    if (isOdd || part.fieldname in fields) throw new Failure('MALFORMED_REQUEST');
    fields[part.fieldname] = part.value as string;
  }
}

function requireEnd({ done }: { done?: boolean }): void {
  if (!done) throw new Failure('MALFORMED_REQUEST');
}

async function* readFile(file: Readable & { truncated?: boolean }, idleMs: number): AsyncGenerator<Buffer> {
  const pieces = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const { value, done } = await beforeStandstill(readable(pieces.next()), idleMs);
      if (file.truncated) throw new FileRefused('too_large');
      if (done) return;
      yield value;
    }
  } finally {
    file.destroy();
  }
}

/** Whatever the reader of forms throws means that this one cannot be read. */
async function readable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (cause) {
    throw new Failure('MALFORMED_REQUEST', {}, cause);
  }
}
