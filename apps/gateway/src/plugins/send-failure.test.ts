import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { Failure } from '../trpc/failure.ts';
import { registerErrorHandler } from './send-failure.ts';

it('SEC-G46: a failure may not be stored, also where its route lets its successes be stored', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  registerErrorHandler(app);
  app.get('/kept', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    throw new Failure('NOT_FOUND');
  });
  const answer = await app.inject('/kept');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});
