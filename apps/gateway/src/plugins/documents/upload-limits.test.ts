import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import { expect, it } from 'vitest';
import { memoryDayTotals, redisDayTotals } from './day-totals.ts';
import { createUploadLimits } from './upload-limits.ts';

const day = 24 * 3600 * 1000;

function start() {
  const time = { now: new Date('2026-11-23T23:00:00Z') };
  const totals = memoryDayTotals({ now: () => time.now });
  return { time, limits: createUploadLimits({ totals, files: 3, bytes: 1000 }) };
}

const arrived = (bytes: number) => ({ hasArrived: true, bytes });
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'admitted',
    (error: { refusal?: string; code: string }) => error.refusal ?? error.code,
  );

/** The sums in a Redis that can be away, and the seconds that each is kept. It takes transactions alone. */
function aRedis() {
  const sums = new Map<string, number>();
  const keptFor = new Map<string, number>();
  function multi() {
    const steps: (() => unknown)[] = [];
    const transaction = {
      incrby: (key: string, amount: number) => {
        steps.push(() => sums.set(key, (sums.get(key) ?? 0) + amount).get(key));
        return transaction;
      },
      expire: (key: string, seconds: number) => {
        steps.push(() => keptFor.set(key, seconds).size);
        return transaction;
      },
      exec: async () => {
        if (redis.isAway) throw new Error('away');
        return steps.map((step) => [null, step()]);
      },
    };
    return transaction;
  }
  const redis = { isAway: false, multi };
  return { redis, sums, keptFor };
}

it('SEC-G34: the files that a person sends in a day are limited, and others are not affected', async () => {
  const { time, limits } = start();
  for (const bytes of [10, 20, 30]) await (await limits.admit('a', bytes)).leave(arrived(bytes));
  expect(await refusalOf(limits.admit('a', 10))).toBe('too_many');
  expect(await refusalOf(limits.admit('b', 10))).toBe('admitted');
  time.now = new Date(time.now.getTime() + day);
  expect(await refusalOf(limits.admit('a', 10))).toBe('admitted');
});

it('SEC-G34: the bytes that a person sends in a day are limited', async () => {
  const { limits } = start();
  await (await limits.admit('a', 900)).leave(arrived(900));
  expect(await refusalOf(limits.admit('a', 101))).toBe('too_many');
  expect(await refusalOf(limits.admit('a', 100))).toBe('admitted');
});

it('P-14: an upload that was cut off counts by the bytes that came, and not as a file', async () => {
  const { limits } = start();
  for (const _ of [1, 2, 3, 4, 5])
    await (await limits.admit('a', 500)).leave({ hasArrived: false, bytes: 100 });
  expect(await refusalOf(limits.admit('a', 501))).toBe('too_many');
  expect(await refusalOf(limits.admit('a', 500))).toBe('admitted');
});

it('P-14, SEC-G34: twenty uploads of a day may be cut off, and each of the next counts as a file', async () => {
  const { time, limits } = start();
  const cutOff = async () => (await limits.admit('a', 10)).leave({ hasArrived: false, bytes: 0 });
  for (let count = 0; count < 23; count += 1) await cutOff();
  expect(await refusalOf(cutOff())).toBe('too_many');
  expect(await refusalOf(limits.admit('b', 10))).toBe('admitted');
  time.now = new Date(time.now.getTime() + day);
  expect(await refusalOf(cutOff())).toBe('admitted');
});

it('SEC-G34: bodies of refused uploads are read and dropped two at a time, up to a number of bytes a day', async () => {
  const { time, limits } = start();
  const [first] = [await limits.admitDropped('a'), await limits.admitDropped('a')];
  expect(await limits.admitDropped('a')).toBeUndefined();
  await first?.leave(999);
  const next = await limits.admitDropped('a');
  expect(next).toBeDefined();
  await next?.leave(1);
  expect(await limits.admitDropped('a')).toBeUndefined();
  expect(await limits.admitDropped('b')).toBeDefined();
  time.now = new Date(time.now.getTime() + day);
  expect(await limits.admitDropped('a')).toBeDefined();
});

it('SEC-G34: a person has two uploads at once, and a place is free again when one ends', async () => {
  const { limits } = start();
  const first = await limits.admit('a', 10);
  await limits.admit('a', 10);
  expect(await refusalOf(limits.admit('a', 10))).toBe('TOO_MANY_REQUESTS');
  expect(await refusalOf(limits.admit('b', 10))).toBe('admitted');
  await first.leave(arrived(10));
  expect(await refusalOf(limits.admit('a', 10))).toBe('admitted');
});

it('SEC-G51: a body that says it is too large is refused before it is read', async () => {
  const { limits } = start();
  expect(await refusalOf(limits.admit('a', MAX_UPLOAD_BYTES * 1.01))).toBe('too_large');
});

it('SEC-B13, SEC-G34: gateways with one Redis count together, by the day, and admit nobody without it', async () => {
  const { redis, sums, keptFor } = aRedis();
  const clock = { now: () => new Date('2026-11-23T23:00:00Z') };
  const [one, other] = [1, 2].map(() =>
    createUploadLimits({ totals: redisDayTotals(redis as never, clock), files: 1, bytes: 1000 }),
  );
  const slot = await one!.admit('a', 10);
  expect(await refusalOf(other!.admit('a', 10))).toBe('too_many');
  expect([...sums.keys()]).toEqual(['portal:day:2026-11-23:a:files', 'portal:day:2026-11-23:a:bytes']);
  expect([...keptFor]).toEqual([...sums.keys()].map((key) => [key, 172_800]));
  redis.isAway = true;
  expect(await refusalOf(other!.admit('b', 10))).toBe('UNAVAILABLE');
  // What was taken in the meantime is answered.
  await slot.leave({ hasArrived: false, bytes: 0 });
  expect(await other!.admitDropped('b')).toBeUndefined();
});

it.each(['memory', 'Redis'])(
  'SEC-G34: an upload that ends after midnight gives the new day nothing back (%s)',
  async (kept) => {
    const time = { now: new Date('2026-11-23T23:59:00Z') };
    const clock = { now: () => time.now };
    const totals =
      kept === 'memory' ? memoryDayTotals(clock) : redisDayTotals(aRedis().redis as never, clock);
    const limits = createUploadLimits({ totals, files: 1, bytes: 1000 });
    const slot = await limits.admit('a', 1000);
    time.now = new Date('2026-11-24T00:01:00Z');
    await slot.leave({ hasArrived: false, bytes: 0 });
    expect(await refusalOf(limits.admit('a', 1001))).toBe('too_many');
    await (await limits.admit('a', 1000)).leave(arrived(1000));
    expect(await refusalOf(limits.admit('a', 1))).toBe('too_many');
  },
);

it('SEC-B9: people beyond the room of the memory share sums, and get no new start', async () => {
  const totals = memoryDayTotals({ now: () => new Date(0) }, 1);
  await totals.add(totals.today(), 'first', 5);
  await totals.add(totals.today(), 'second', 7);
  expect(await totals.add(totals.today(), 'second', 1)).toBe(8);
  expect(await totals.add(totals.today(), 'first', 1)).toBe(6);
});
