import type { ErrorCode } from '@portal/contract/errors/error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, toTrpcError } from '../trpc/error-answer.ts';
import { Failure } from '../trpc/failure.ts';
import { maySendSlowly } from './limits/slow-clients.ts';
import { sendFailure } from './send-failure.ts';
import { unreadableHeaders } from './web/security-headers.ts';

type SocketError = { readonly status: number; readonly phrase: string; readonly code: ErrorCode };

const socketErrors: Readonly<Record<string, SocketError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, phrase: 'Request Timeout', code: 'MALFORMED_REQUEST' },
  HPE_HEADER_OVERFLOW: { status: 431, phrase: 'Request Header Fields Too Large', code: 'PAYLOAD_TOO_LARGE' },
};
const badRequest: SocketError = { status: 400, phrase: 'Bad Request', code: 'MALFORMED_REQUEST' };

type Caller = Pick<FastifyRequest['raw']['socket'], 'writable' | 'destroy' | 'end' | 'once'>;

/** How long a client may keep its side open after the answer: one that is destroyed at once may never read it. */
const LINGER_MS = 1000;

/** Answers what is not HTTP, comes too slowly or has headers too large, for which no request exists. */
export function answerSocketError(error: Error & { code?: string }, socket: Caller): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && maySendSlowly(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, phrase, code } = socketErrors[error.code ?? ''] ?? badRequest;
  const refusal = errorAnswer(toTrpcError(new Failure(code)), null);
  const body = JSON.stringify({ error: { ...refusal, data: { ...refusal.data, httpStatus: status } } });
  const sent = {
    ...unreadableHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${phrase}`, ...lines, '', body].join('\r\n'));
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Answers an address that no router could read. */
export function sendUnroutable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...unreadableHeaders, 'x-request-id': request.id });
  sendFailure(reply, 'MALFORMED_REQUEST');
}
