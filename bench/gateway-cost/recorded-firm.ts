import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Answers of /v1 by path and query, as they were recorded. */
export type Recording = Readonly<Record<string, string>>;

/** A server that gives recorded answers of the firm's API, without delay and to any caller. */
const { PORT = '', RECORDING = '' } = process.env;
const recording: Recording = JSON.parse(readFileSync(RECORDING, 'utf8'));

const server = createServer((request, response) => {
  const body = recording[request.url ?? ''];
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body ?? '{}');
});
server.keepAliveTimeout = 60_000;
server.listen(Number(PORT), '127.0.0.1');
