import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { MEGABYTE, SIZE } from './files.ts';

/** How long a slow side waits after each megabyte: 100 of them take about four seconds. */
export const SLOW_MS = 40;

export type CountingFirm = {
  readonly server: Server;
  /** Bytes of the current file that it has sent, and received. */
  sent: number;
  received: number;
  isSlow: boolean;
};

/** Sends 100 MB as fast as they are read, and reads what is sent to it, slowly if `isSlow`. */
export function createCountingFirm(file: Buffer): CountingFirm {
  const server = createServer((request, response) => {
    const isWrite = request.method === 'POST';
    void (isWrite ? receive(firm, request, response) : give(firm, file, response));
  });
  const firm: CountingFirm = { server, sent: 0, received: 0, isSlow: false };
  return firm;
}

async function give(firm: CountingFirm, file: Buffer, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': String(SIZE) });
  for (let offset = 0; offset < SIZE; offset += MEGABYTE) {
    const piece = file.subarray(offset, offset + MEGABYTE);
    const isTaken = response.write(piece);
    firm.sent += piece.length;
    if (!isTaken) await once(response, 'drain');
  }
  response.end();
}

async function receive(
  firm: CountingFirm,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let unread = 0;
  for await (const piece of request) {
    firm.received += (piece as Buffer).length;
    unread += (piece as Buffer).length;
    if (!firm.isSlow || unread < MEGABYTE) continue;
    unread = 0;
    await pause(SLOW_MS);
  }
  response.setHeader('content-type', 'application/json').end('{"uuid":"d-1","title":"A document"}');
}
