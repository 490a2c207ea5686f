import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './client.ts';
import { seed, seedRows } from './seed.ts';
import { type FreshDatabase, freshDatabase } from './test/fresh-database.ts';

// Eight password hashes and thousands of rows: a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-11-21T12:00:00.000Z');
const options = { now, largePolicies: 12 };
let fresh: FreshDatabase;
let database: Database;

beforeEach(() => {
  fresh = freshDatabase();
  database = fresh.database;
});
afterEach(() => fresh.remove());

test('a database that is not empty is refused and stays as it was', async () => {
  await seed(database, options);
  const before = await database.policy.count();
  await expect(seed(database, options)).rejects.toThrow('not empty');
  expect(await database.policy.count()).toBe(before);
});

test('a part that fails leaves the database empty, so that the next start can seed it', async () => {
  await database.$executeRawUnsafe(
    `CREATE TRIGGER "refuse" BEFORE INSERT ON "message" BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  await expect(seed(database, options)).rejects.toThrow();
  expect([
    await database.client.count(),
    await database.valuation.count(),
    await database.firm.count(),
  ]).toEqual([0, 0, 0]);
  await database.$executeRawUnsafe('DROP TRIGGER "refuse"');
  await seed(database, options);
  expect(await database.client.count()).toBe(10);
});

test('the same clock gives the same rows, another clock gives other days', async () => {
  const first = await seedRows(options);
  expect(await seedRows(options)).toEqual(first);
  const later = await seedRows({ ...options, now: new Date('2027-03-03T09:00:00.000Z') });
  expect(later.client.map(({ uuid }) => uuid)).toEqual(first.client.map(({ uuid }) => uuid));
  expect(later.valuation.at(-1)?.valuedOn).not.toBe(first.valuation.at(-1)?.valuedOn);
});

test.each([
  '2026-11-21T12:00:00.000Z',
  '2026-10-06T00:05:00.000Z',
  '2027-01-01T00:00:00.000Z',
  '2028-02-29T23:59:00.000Z',
])('seeded at %s, no moment lies in the future but the ends of a lock and of an invite', async (clock) => {
  const at = new Date(clock);
  const rows = await seedRows({ now: at, largePolicies: 2 });
  const ends = ['expiresAt', 'lockedUntil'];
  const future = Object.entries(rows).flatMap(([table, list]) =>
    list.flatMap((row) =>
      Object.entries(row)
        .filter(([key, value]) => value instanceof Date && value > at && !ends.includes(key))
        .map(([key]) => `${table}.${key}`),
    ),
  );
  expect(future).toEqual([]);
});
