import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Profile } from '../../profile/profile.ts';
import { ApiError } from '../api-error.ts';
import { isUploading } from '../input/upload.ts';

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long a client may keep its side open after the answer, as in unreadable-request.ts of the gateway. */
const LINGER_MS = 1000;

type SocketErrorHandler = (error: Error & { code?: string }, socket: Socket) => void;

/** Answers what is not HTTP, came too slowly or has headers too large, and closes; no route has seen it. */
export function createSocketErrorHandler(profile: Pick<Profile, 'refusal'>): SocketErrorHandler {
  const body = JSON.stringify(profile.refusal(new ApiError('MALFORMED_REQUEST')));
  return (error, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isUploading(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}
