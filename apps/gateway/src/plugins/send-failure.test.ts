import { Writable } from 'node:stream';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { LoggableError } from '../logging/describe-error.ts';
import { createLogger } from '../logging/logger.ts';
import { Failure } from '../trpc/failure.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { sendThrown } from './send-failure.ts';

it('SEC-G46: a failure may not be stored, even on a route whose successes may', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(sendThrown);
  app.get('/kept', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    throw new Failure('NOT_FOUND');
  });
  const answer = await app.inject('/kept');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

/** A server, and the lines that it logs from `warn` upwards. */
function aLoggingApp() {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const loggerInstance: FastifyBaseLogger = createLogger('warn', sink);
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  onTestFinished(() => app.close());
  app.setErrorHandler(sendThrown);
  return { app, lines };
}

it('S-7: a request that no procedure has seen and that fails has its reason in the log, a refused one has no line', async () => {
  const { app, lines } = aLoggingApp();
  const call = 'GET /v1/document/{uuid}/content';
  const thrown = [
    new Failure('UNAVAILABLE', {}, new LoggableError('Redis is full')),
    new Failure('TOO_MANY_REQUESTS'),
    new Failure(
      'UNAVAILABLE',
      {},
      new UpstreamError('shed', 'The client has gone', { call, isAbandoned: true }),
    ),
  ];
  app.get('/guarded', async () => {
    throw thrown.shift();
  });
  expect((await app.inject('/guarded')).statusCode).toBe(503);
  expect((await app.inject('/guarded')).statusCode).toBe(429);
  expect((await app.inject('/guarded')).statusCode).toBe(503);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'a procedure failed',
      procedure: '/guarded',
      appCode: 'UNAVAILABLE',
      err: { message: 'Redis is full' },
    },
  ]);
});

it('S-7: what a route threw because its client has gone is not a fault', async () => {
  const { app, lines } = aLoggingApp();
  const call = 'GET /v1/document/{uuid}/content';
  const thrown = [true, false].map(
    (isAbandoned) => new UpstreamError('shed', 'Given up', { call, isAbandoned }),
  );
  app.get('/file', async () => {
    throw thrown.shift();
  });
  expect((await app.inject('/file')).statusCode).toBe(503);
  expect(lines).toEqual([]);
  expect((await app.inject('/file')).statusCode).toBe(503);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { procedure: '/file', appCode: 'UNAVAILABLE' },
  ]);
});
