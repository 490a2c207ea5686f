import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addRateLimit } from './rate-limit.ts';

const app = fastify();
afterEach(() => app.close());

test('SEC-B13: a call that cannot be counted is refused', async () => {
  const broken = { now: () => refuse() };
  await addRateLimit(app, { clock: broken, max: 10 });
  app.get('/counted', { config: { rateLimit: {} } }, () => 'let through');
  const answer = await app.inject('/counted');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('let through');
});

function refuse(): never {
  throw new Error('The counters cannot be reached.');
}
