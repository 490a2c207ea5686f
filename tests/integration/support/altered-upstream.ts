import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call with its answer; the final value of `answer` is sent. */
export type PassingCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hasToken: boolean;
  /** The body as it was sent; empty where there is none. */
  readonly sent: string;
  readonly answer: {
    status: number;
    contentType: string;
    retryAfter?: string;
    /** The body where it is JSON. */
    // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what a test changes
    json: any;
    /** Sent instead of `json`. */
    text?: string;
    /** The body where it is not JSON: that of a document. */
    bytes?: Buffer;
  };
};

export type AlteredUpstream = { readonly origin: string; readonly close: () => Promise<void> };

/** A proxy in front of another service that changes its answers. */
export async function alterUpstream(
  target: string,
  alter: (call: PassingCall) => void,
): Promise<AlteredUpstream> {
  const server = createServer(async (request, reply) => {
    const { url: address = '/', method = 'GET', headers } = request;
    const url = new URL(address, target);
    const sent = await text(request);
    const answer = await forward(request, url, sent);
    alter({
      method,
      path: url.pathname,
      query: url.searchParams,
      hasToken: headers.authorization !== undefined,
      sent,
      answer,
    });
    reply.statusCode = answer.status;
    reply.setHeader('content-type', answer.contentType);
    if (answer.retryAfter !== undefined) reply.setHeader('retry-after', answer.retryAfter);
    reply.end(answer.text ?? answer.bytes ?? JSON.stringify(answer.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function forward(request: IncomingMessage, url: URL, body: string): Promise<PassingCall['answer']> {
  const { authorization, 'content-type': contentType } = request.headers;
  const sent = {
    authorization,
    'content-type': contentType,
    'x-device-id': single(request.headers['x-device-id']),
    'x-device-name': single(request.headers['x-device-name']),
    'x-device-token': single(request.headers['x-device-token']),
  };
  const response = await fetch(url, {
    method: request.method ?? 'GET',
    headers: Object.entries(sent).filter((header): header is [string, string] => header[1] !== undefined),
    body: body === '' ? null : body,
  });
  const type = response.headers.get('content-type') ?? '';
  const answer = { status: response.status, contentType: type };
  if (type.includes('json')) return { ...answer, json: await response.json() };
  return { ...answer, json: undefined, bytes: Buffer.from(await response.arrayBuffer()) };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
