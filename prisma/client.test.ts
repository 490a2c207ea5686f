import { setImmediate } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './client.ts';
import { type FreshDatabase, freshDatabase } from './test/fresh-database.ts';

let fresh: FreshDatabase;
beforeEach(() => {
  fresh = freshDatabase();
});
afterEach(() => fresh.remove());

const counter = (key: string) => ({ key, count: 1, expiresAt: new Date('2026-11-21T12:00:00.000Z') });

test('SEC-I6: the database runs in WAL with synchronous FULL, foreign keys on and a busy time-out', async () => {
  const setting = (name: string) => fresh.database.$queryRawUnsafe(`PRAGMA ${name}`);
  expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await setting('synchronous')).toEqual([{ synchronous: 2n }]);
  expect(await setting('foreign_keys')).toEqual([{ foreign_keys: 1n }]);
  expect(await setting('busy_timeout')).toEqual([{ timeout: 5000n }]);
});

test('a row that points at nothing is refused', async () => {
  const orphan = { clientUuid: 'nobody', insightId: 'nothing', likedAt: new Date() };
  await expect(fresh.database.insightLike.create({ data: orphan })).rejects.toThrow(/[Ff]oreign key/);
});

test('amounts above what 32 bits hold come back to the penny', async () => {
  const provider = {
    uuid: 'p',
    name: 'Big',
    legalName: 'Big',
    type: 'platform',
    fcaNumber: '000000',
    ownership: '',
    fscsNote: '',
    description: '',
  };
  const amount = 9_007_199_254_740_991n;
  await fresh.database.provider.create({ data: { ...provider, assetsUnderAdministration: amount } });
  expect((await fresh.database.provider.findFirstOrThrow()).assetsUnderAdministration).toBe(amount);
  expect(await fresh.database.provider.aggregate({ _max: { assetsUnderAdministration: true } })).toEqual({
    _max: { assetsUnderAdministration: amount },
  });
});

test('a statement is prepared once, however often and with whatever values it runs', async () => {
  const { database } = fresh;
  await database.rateCounter.createMany({ data: [counter('a'), counter('b')] });
  const prepare = vi.spyOn(BetterSqlite3.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const other = openDatabase(fresh.url);
  const keys: (string | undefined)[] = [];
  for (const key of ['a', 'b', 'nobody', 'a'])
    keys.push((await other.rateCounter.findUnique({ where: { key } }))?.key);
  await Promise.all(
    ['a', 'b'].map((key) => other.rateCounter.update({ where: { key }, data: { count: 2 } })),
  );
  await other.$disconnect();
  expect(keys).toEqual(['a', 'b', undefined, 'a']);
  expect((await database.rateCounter.findMany()).map(({ count }) => count)).toEqual([2, 2]);
  const texts = prepare.mock.calls.map(([text]) => text);
  expect(texts.filter((text) => text.includes('rate_counter')).length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
});

test('what was written is there for another connection once the call has returned', async () => {
  await fresh.database.rateCounter.create({ data: counter('kept') });
  const other = openDatabase(fresh.url);
  expect(await other.rateCounter.findMany()).toEqual([counter('kept')]);
  await other.$disconnect();
});

test('a write beside an open transaction is not lost when that transaction is rolled back', async () => {
  const { database } = fresh;
  const inside = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const failing = database.$transaction(async (transaction) => {
    await transaction.rateCounter.create({ data: counter('undone') });
    inside.resolve();
    await goOn.promise;
    throw new Error('rolled back on purpose');
  });
  await inside.promise;
  // A promise of Prisma starts its work only when someone waits for it.
  const beside = database.rateCounter.create({ data: counter('beside') }).then((row) => row);
  // Turns enough for the write to run now, were it not kept waiting.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  goOn.resolve();
  await expect(failing).rejects.toThrow('on purpose');
  await beside;
  expect(await database.rateCounter.findMany({ select: { key: true } })).toEqual([{ key: 'beside' }]);
});

test('SEC-I6: nor is a write lost beside queued transactions that are rolled back one after the other', async () => {
  const { database } = fresh;
  const write = (key: string) => database.rateCounter.create({ data: counter(key) }).then((row) => row.key);
  const beside: Promise<string>[] = [];
  const failing = ['first', 'second', 'third'].map((key) =>
    database.$transaction(async (transaction) => {
      await transaction.rateCounter.create({ data: counter(key) });
      beside.push(write(`beside the ${key}`));
      for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      throw new Error('rolled back on purpose');
    }),
  );
  await Promise.allSettled(failing);
  const acknowledged = await Promise.all(beside);
  const kept = await database.rateCounter.findMany({ select: { key: true }, orderBy: { key: 'asc' } });
  expect(kept.map(({ key }) => key)).toEqual(acknowledged.toSorted());
  expect(kept).toHaveLength(3);
});

test('SEC-B2: of a hundred attempts at once only as many are counted as the limit allows', async () => {
  const { database } = fresh;
  await database.shadowLogin.create({ data: { addressKey: 'a', updatedAt: new Date() } });
  const tries = Array.from({ length: 100 }, () =>
    database.shadowLogin.updateMany({
      where: { addressKey: 'a', failedLoginCount: { lt: 5 } },
      data: { failedLoginCount: { increment: 1 } },
    }),
  );
  const counted = (await Promise.all(tries)).reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(5);
});
