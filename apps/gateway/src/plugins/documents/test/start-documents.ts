import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as openRequest,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { aDevice } from '../../../test/a-device.ts';
import { aFirmToken, testNowSeconds } from '../../../test/build/a-firm-token.ts';
import { buildTestApp, testNonce } from '../../../test/build-test-app.ts';
import { holder, startTokens } from '../../../test/session-tokens.ts';

export type FirmCall = {
  readonly to: string;
  readonly headers: IncomingMessage['headers'];
  /** Everything of the body so far. */
  readonly pieces: Buffer[];
  /** True once the whole of it has arrived: only then does a firm keep anything. */
  isWhole: boolean;
  /** Resolves when the call ends, in whatever way. */
  readonly ended: Promise<void>;
};

type Handler = (request: IncomingMessage, response: ServerResponse, call: FirmCall) => void;

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A firm's API that keeps what it is sent. */
async function startFirm(handle: Handler) {
  const calls: FirmCall[] = [];
  const server = createServer((request, response) => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const call: FirmCall = {
      to: `${request.method} ${request.url}`,
      headers: request.headers,
      pieces: [],
      isWhole: false,
      ended,
    };
    calls.push(call);
    request.on('error', () => undefined);
    request.on('end', () => {
      call.isWhole = request.complete;
    });
    response.on('close', resolve);
    handle(request, response, call);
  });
  const origin = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin, calls };
}

const aDocument = { uuid: 'document-of-the-client', title: 'Passport', file_name: 'passport.pdf' };

/** Reads the whole of an upload, and answers it. */
export const keepUpload: Handler = (request, response, call) => {
  request.on('data', (piece: Buffer) => call.pieces.push(piece));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(aDocument));
  });
};

export const refuseWith =
  (status: number, body: object = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

export type Sent = Omit<RequestOptions, 'headers'> & { readonly headers?: Record<string, string | number> };
export type Received = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  json(): unknown;
};

/** The whole gateway before a firm, each listening on a port of its own, and a client who is signed in. */
export async function startDocuments(handle: Handler, variables: Readonly<Record<string, string>> = {}) {
  const firm = await startFirm(handle);
  const { app, lines, time } = await buildTestApp({ UPSTREAM_URL: firm.origin, ...variables });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const device = aDevice();
  const { tokens } = await startTokens();
  const issue = async (changes: object = {}) =>
    (await tokens.issue(await aFirmToken(), { ...holder, jkt: device.jkt, ...changes })).token;
  const token = await issue();

  const proven = (method: string, path: string, changes: object = {}) =>
    device.headers({ method, url: origin + path, at: testNowSeconds, token, nonce: testNonce, ...changes });

  /** Opens a request; its body is the caller's to send. */
  function open(method: string, path: string, sent: Sent = {}): ClientRequest {
    const headers = { ...proven(method, path), ...sent.headers };
    return openRequest(origin + path, { method, agent: false, ...sent, headers });
  }

  const call = async (method: string, path: string, sent: Sent & { readonly body?: Buffer } = {}) => {
    const request = open(method, path, sent);
    const answer = answerOf(request);
    request.end(sent.body);
    return answer;
  };

  const upload = (file: Buffer, { fields, headers, ...form }: Form & { headers?: Sent['headers'] } = {}) => {
    const { contentType, body } = aForm(file, { fields: fields ?? { file_name: 'passport.pdf' }, ...form });
    return call('POST', '/documents', {
      body,
      headers: { 'content-type': contentType, 'content-length': body.length, ...headers },
    });
  };

  return { app, lines, time, firm, origin, device, token, issue, proven, open, call, upload };
}

/** The whole answer. Rejects where the connection ends before it. */
export async function answerOf(request: ClientRequest): Promise<Received> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body,
    json: () => JSON.parse(body.toString()),
  };
}

/** The failure that an answer says, as tRPC words it. */
export function failureIn(answer: Received) {
  const { error } = answer.json() as {
    error: { message: string; data: { appCode: string; fields?: { field: string; code: string }[] } };
  };
  return {
    status: answer.status,
    code: error.data.appCode,
    fault: error.data.fields?.[0],
    message: error.message,
  };
}

type Form = {
  readonly fields?: Readonly<Record<string, string>>;
  /** Fields behind the file. */
  readonly after?: Readonly<Record<string, string>>;
  readonly fileField?: string;
};

/** A multipart form as a browser writes it; `start` and `end` are what is around the file. */
export function aForm(file: Buffer, { fields = {}, after = {}, fileField = 'file' }: Form = {}) {
  const boundary = `----form${randomUUID()}`;
  const parts = (given: Readonly<Record<string, string>>) =>
    Object.entries(given)
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('');
  const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"; filename="x.exe"\r\nContent-Type: application/x-msdownload\r\n\r\n`;
  const start = Buffer.from(parts(fields) + fileHead);
  const end = Buffer.from(`\r\n${parts(after)}--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    start,
    end,
    body: Buffer.concat([start, file, end]),
  };
}

/** The file that the firm was sent, and what came before it. */
export function sentTo(call: FirmCall) {
  const body = Buffer.concat(call.pieces);
  const boundary = /boundary=(\S+)/.exec(call.headers['content-type'] ?? '')?.[1] ?? '';
  const offset = body.indexOf('name="file"');
  const start = body.indexOf('\r\n\r\n', offset) + 4;
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  return { head: body.subarray(0, start).toString(), file: body.subarray(start, end) };
}
