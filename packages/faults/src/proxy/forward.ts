import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Answer } from '../answer.ts';
import { pointLinksHere } from './own-links.ts';

/** Meant for one connection alone (RFC 9110, section 7.6.1). */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Forwards the caller's request to the target, and returns its whole answer. Throws without an answer. */
export async function forward(request: IncomingMessage, target: URL, signal: AbortSignal): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const { method, url: path } = request;
  const outgoing = send(target, { method, path, headers: headersFor(request, target), signal }, resolve);
  outgoing.on('error', reject);
  request.pipe(outgoing);
  const incoming = await promise;
  const answer = {
    status: incoming.statusCode ?? 502,
    headers: incoming.headers,
    body: await buffer(incoming),
  };
  return pointLinksHere(answer, { from: target.origin, to: `http://${request.headers.host}` });
}

/** The caller's own headers. The answer is requested uncompressed, since it may have to be changed. */
function headersFor({ headers }: IncomingMessage, target: URL) {
  const kept = Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name));
  return { ...Object.fromEntries(kept), host: target.host, 'accept-encoding': 'identity' };
}
