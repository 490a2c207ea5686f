import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { MeasuredServer } from '../gateway-cost/measured-server.ts';
import { type CountingFirm, SLOW_MS } from './counting-firm.ts';
import { MEGABYTE, SIZE } from './files.ts';

/** The headers of a signed-in client. */
export type AsClient = (method: string, path: string) => Promise<Record<string, string>>;

export type Transfer = {
  readonly server: MeasuredServer;
  readonly asClient: AsClient;
  readonly firm: CountingFirm;
  /** Whether the reader, or the writer, is slow. */
  readonly isSlow?: boolean;
};

/** Reads the file. Resolves with the megabytes by which the firm was ahead of the reader at most. */
export async function read({ server, asClient, firm, isSlow = false }: Transfer): Promise<number> {
  firm.sent = 0;
  const path = server.name === 'proxy' ? '/v1/document/d-1/content' : '/documents/d-1/content';
  const request = httpRequest(server.url + path, { headers: await asClient('GET', path), agent: false });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let [received, unread, ahead] = [0, 0, 0];
  for await (const piece of response) {
    received += (piece as Buffer).length;
    unread += (piece as Buffer).length;
    if (!isSlow || unread < MEGABYTE) continue;
    unread = 0;
    await pause(SLOW_MS);
    ahead = Math.max(ahead, firm.sent - received);
  }
  if (received !== SIZE)
    throw new Error(`${server.name} answered ${response.statusCode} with ${received} bytes`);
  return ahead / MEGABYTE;
}

/** Sends a file. Resolves with the megabytes by which the writer was ahead of the firm at most. */
export async function send(
  { server, asClient, firm, isSlow = false }: Transfer,
  file: Buffer,
): Promise<number> {
  firm.received = 0;
  const path = server.name === 'proxy' ? '/v1/document' : '/documents';
  const start = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="file_name"\r\n\r\na.pdf\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
  );
  const end = Buffer.from('\r\n--b--\r\n');
  const headers = {
    ...(await asClient('POST', path)),
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': start.length + file.length + end.length,
  };
  const request = httpRequest(server.url + path, { method: 'POST', headers, agent: false });
  const responseEvent = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(start);
  let ahead = 0;
  for (let offset = 0; offset < file.length; offset += MEGABYTE) {
    if (!request.write(file.subarray(offset, offset + MEGABYTE))) await once(request, 'drain');
    if (isSlow) await pause(SLOW_MS);
    ahead = Math.max(ahead, offset - firm.received);
  }
  request.end(end);
  const [response] = await responseEvent;
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  if (response.statusCode !== 200) throw new Error(`${server.name}: ${Buffer.concat(pieces)}`);
  return ahead / MEGABYTE;
}
