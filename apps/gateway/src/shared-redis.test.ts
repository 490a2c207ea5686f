import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';
import { expect, it, onTestFinished, vi } from 'vitest';
import { redisProofReplay } from './session/proof-replay.ts';
import { connectRedis } from './shared-redis.ts';
import { startStandInRedis } from './test/stand-in-redis.ts';
import { orUnavailable } from './trpc/failure.ts';

it('logs once that Redis is away, however often it tries to connect, once that it is back, and nothing on closing', async () => {
  const lines: string[] = [];
  const log = {
    info: (line: unknown) => lines.push(String(line)),
    warn: (line: unknown) => lines.push(String(line)),
  };
  // Below the ports that the system gives to connections: nothing else takes it while it is free.
  const first = randomInt(20_000, 32_000);
  const server = await startStandInRedis(await getPort({ port: portNumbers(first, first + 50) }));
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

it('SEC-B13, SEC-D23: a command left without a reply by a lost connection fails at once and is not resent', async () => {
  const { replay, isBack, sent } = await startWithFirstAnswer(undefined);
  const use = replay.recordUse({ jkt: 'key', jti: 'one', end: 60 });
  await expect(orUnavailable(use)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await isBack;
  expect(await replay.recordUse({ jkt: 'key', jti: 'two', end: 60 })).toBe(true);
  expect(sent).toEqual(['one', 'two']);
});

it('SEC-B13, SEC-D23: a Redis that has become a replica is left at the first refused write, which is not resent', async () => {
  const { replay, isBack, sent } = await startWithFirstAnswer(
    "-READONLY You can't write against a read only replica.",
  );
  const use = replay.recordUse({ jkt: 'key', jti: 'one', end: 60 });
  await expect(orUnavailable(use)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await isBack;
  expect(await replay.recordUse({ jkt: 'key', jti: 'two', end: 60 })).toBe(true);
  expect(sent).toEqual(['one', 'two']);
});

/** The used proofs in a Redis that gives the first of them this answer, and takes the others. */
async function startWithFirstAnswer(answer: string | undefined) {
  const sent: (string | undefined)[] = [];
  const server = await startStandInRedis(0, (text) => {
    if (!/\bset\b/i.test(text)) return '+OK';
    sent.push(/key\.(\w+)/.exec(text)?.[1]);
    return sent.length === 1 ? answer : '+OK';
  });
  const log = { info: () => undefined, warn: () => undefined };
  const redis = await connectRedis(`redis://127.0.0.1:${server.port}`, log);
  onTestFinished(() => redis.disconnect());
  const isBack = new Promise<void>((done) => redis.once('ready', done));
  return { replay: redisProofReplay(redis), isBack, sent };
}
