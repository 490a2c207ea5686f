import type { TestApp } from './build-test-app.ts';
import { type Answer, inject } from './calls.ts';

type Upload = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly bytes?: string | Uint8Array;
  readonly key?: string;
};

const BOUNDARY = 'the-boundary-of-the-tests';

/** Sends a file as a multipart form, its fields before it; without bytes the form has no file. */
export function uploadAs(
  { app }: Pick<TestApp, 'app'>,
  token: string | undefined,
  { fields = {}, bytes, key }: Upload,
): Promise<Answer> {
  return inject(app, {
    method: 'POST',
    url: '/v1/document',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: formOf(fields, bytes),
  });
}

/** The form, up to its last byte. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  bytes: string | Uint8Array | undefined,
): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(parts.join('')),
    ...(bytes === undefined ? [] : [Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}
