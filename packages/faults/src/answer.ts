import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

export type Headers = Readonly<Record<string, OutgoingHttpHeader | undefined>>;

/** A whole answer, before it is sent. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
};

/** The sender sets these again. */
const framing = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive']);

export function withoutFraming(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !framing.has(name.toLowerCase())));
}

/** The head of an answer, with the length of its body. */
export function writeHead(response: ServerResponse, { status, headers, body }: Answer): void {
  const mayHaveBody = status !== 204 && status !== 304;
  const length = mayHaveBody ? { 'content-length': body.byteLength } : {};
  response.writeHead(status, { ...withoutFraming(headers), ...length });
}

export function sendAnswer(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.end(answer.body);
}

export function jsonAnswer(status: number, body: object): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(body)),
  };
}
