import { randomUUID } from 'node:crypto';

/** A file that is sent while it arrives. */
export type SentFile = {
  readonly mediaType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
};

/**
 * A multipart form of fields and one file, in pieces (RFC 7578). The name of the file travels as a field, where it
 * needs no escapes.
 */
export function multipartBody(fields: Readonly<Record<string, unknown>>, file: SentFile) {
  const boundary = `portal-${randomUUID()}`;
  async function* body(): AsyncGenerator<Uint8Array> {
    const parts = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => part(boundary, `name="${name}"`, String(value)));
    const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: ${file.mediaType}\r\n\r\n`;
    yield Buffer.from(parts.join('') + fileHead);
    yield* file.bytes;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: body() };
}

function part(boundary: string, disposition: string, value: string): string {
  return `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
}
