import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FastifyReply, fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { hangUpSignal } from './hang-up.ts';

/** A server with one route, and a call of it. */
async function listening(handle: (reply: FastifyReply) => Promise<unknown>) {
  const app = fastify();
  app.get('/', (_request, reply) => handle(reply));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const call = get({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, path: '/' });
  call.on('error', () => undefined);
  return call;
}

it('SEC-I14: a caller who hangs up ends the signal, even before anything asks for it', async () => {
  const arrived = Promise.withResolvers<void>();
  const signals = Promise.withResolvers<AbortSignal[]>();
  const call = await listening(async (reply) => {
    const before = hangUpSignal(reply);
    arrived.resolve();
    await once(reply.raw, 'close');
    signals.resolve([before, hangUpSignal(reply)]);
  });
  await arrived.promise;
  call.destroy();
  expect((await signals.promise).map(({ aborted }) => aborted)).toEqual([true, true]);
});

it('an answer that was sent ends no signal', async () => {
  const signals = Promise.withResolvers<AbortSignal[]>();
  const call = await listening(async (reply) => {
    const before = hangUpSignal(reply);
    reply.raw.once('close', () => signals.resolve([before, hangUpSignal(reply)]));
    return 'done';
  });
  call.once('response', (answer) => answer.resume());
  expect((await signals.promise).map(({ aborted }) => aborted)).toEqual([false, false]);
});
