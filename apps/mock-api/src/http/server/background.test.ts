import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkEndpoint } from '@portal/contract/v1/authentication';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createServe } from '../register-endpoint.ts';
import type { Session } from '../session.ts';
import { createBackground } from './background.ts';

test('SEC-I23: a job begins after the answer that started it, and an orderly stop waits for its end', async () => {
  const app = fastify();
  const events: string[] = [];
  const held = Promise.withResolvers<void>();
  const background = createBackground(app);
  app.post('/', async () => {
    background(async () => {
      events.push('begun');
      await held.promise;
      events.push('done');
    });
    return {};
  });
  app.addHook('onSend', async () => void events.push('answered'));
  await app.inject({ method: 'POST', url: '/' });
  const closed = app.close();
  held.resolve();
  await closed;
  expect(events).toEqual(['answered', 'begun', 'done']);
});

test.each(['GET', 'POST'] as const)(
  'SEC-A9: a job begins once the answer of a %s has left, however long the audit trail holds that',
  async (method) => {
    const app = fastify();
    onTestFinished(() => app.close());
    const events: string[] = [];
    const begun = Promise.withResolvers<void>();
    const background = createBackground(app);
    app.route({
      method,
      url: '/',
      handler: async () => {
        background(async () => {
          events.push('begun');
          begun.resolve();
        });
        return {};
      },
    });
    app.addHook('onSend', async () => {
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      events.push('audited');
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ some: 'body' });
    const sent = method === 'POST' ? { method, body, headers: { 'content-type': 'application/json' } } : {};
    expect((await fetch(address, sent)).status).toBe(200);
    await begun.promise;
    expect(events).toEqual(['audited', 'begun']);
  },
);

test('SEC-I23: a job of opening the session of a call begins after the answer of that call', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const events: string[] = [];
  const background = createBackground(app);
  const profile = {
    serves: () => true,
    reaches: () => true,
    success: ({ answer }: { answer: unknown }) => answer,
  };
  const openSession = async (): Promise<Session> => {
    background(async () => void events.push('used'));
    return { scope: 'full', termsAccepted: true, clientUuid: 'a' } as Session;
  };
  const outside = { profile, openSession, isSteppedUp: async () => true, countWrite: () => undefined };
  createServe(
    app,
    { check: checkEndpoint },
    outside,
  )('check', async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    events.push('answered');
    return { status: 'active', terms_accepted: true };
  });
  const headers = { authorization: 'Bearer a.b.c' };
  expect((await app.inject({ url: checkEndpoint.path, headers })).statusCode).toBe(200);
  await app.close();
  expect(events).toEqual(['answered', 'used']);
});
