import { fastify } from 'fastify';
import { expect, test } from 'vitest';
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
