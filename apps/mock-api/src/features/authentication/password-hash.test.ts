import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { createWorkQueue } from './password-hash.ts';

function openJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { started: false, promise, resolve, reject };
}

test('SEC-A7: jobs run a few at a time, the others wait their turn', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 10 });
  const jobs = [openJob(), openJob(), openJob()] as const;
  const answers = jobs.map((job) =>
    queue.run(() => {
      job.started = true;
      return job.promise;
    }),
  );
  await Promise.resolve();
  expect(jobs.map((job) => job.started)).toEqual([true, true, false]);
  jobs[1].resolve('second');
  await answers[1];
  await Promise.resolve();
  expect(jobs[2].started).toBe(true);
  jobs[0].resolve('first');
  jobs[2].resolve('third');
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'third']);
});

test('SEC-A7: when too many wait the next is refused with 503 and Retry-After', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 });
  const job = openJob();
  const running = queue.run(() => job.promise);
  const waiting = queue.run(async () => 'waited');
  const refused = await queue.run(async () => 'never').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 1 });
  job.resolve('done');
  expect(await Promise.all([running, waiting])).toEqual(['done', 'waited']);
});

test('SEC-A7: a job that fails gives its place back', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 });
  await expect(queue.run(async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run(async () => 'next')).toBe('next');
});
