import { expect, it, vi } from 'vitest';
import { connectRedis } from './shared-redis.ts';
import { startStandInRedis } from './test/stand-in-redis.ts';

it('says once that Redis is away, however often it is looked for, once that it is back, and nothing of closing', async () => {
  const lines: string[] = [];
  const log = {
    info: (line: unknown) => lines.push(String(line)),
    warn: (line: unknown) => lines.push(String(line)),
  };
  const server = await startStandInRedis();
  const redis = await connectRedis(`redis://127.0.0.1:${server.port}`, log);
  const attempts = vi.fn();
  redis.on('reconnecting', attempts);

  await server.stop();
  await vi.waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(3), { timeout: 10_000 });
  expect(lines).toEqual(['Redis is away']);

  await startStandInRedis(server.port);
  await vi.waitFor(() => expect(lines).toEqual(['Redis is away', 'Redis is back']), { timeout: 10_000 });

  const ended = new Promise<void>((done) => redis.once('end', done));
  redis.disconnect();
  await ended;
  expect(lines).toHaveLength(2);
});
