import { verify } from 'argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../client.ts';
import { hashMailedCode } from '../hash-mailed-code.ts';
import { type FreshDatabase, seededDatabase } from '../test/fresh-database.ts';
import { seededInvites, seededPeople, seedPassword } from './people.ts';

// Eight password hashes and hundreds of rows: a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-11-21T12:00:00.000Z');
let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await seededDatabase(now);
  database = fresh.database;
});
afterAll(() => fresh.remove());

const byEmail = (name: string) => ({ email: `${name}@portal.example.com` });

test('each of the eight can sign in with the one password, hashed by argon2id with a salt of their own (SEC-A7)', async () => {
  const hashes: string[] = [];
  for (const { email } of seededPeople) {
    const client = await database.client.findUniqueOrThrow({ where: { email } });
    expect(await verify(client.passwordHash!, seedPassword)).toBe(true);
    expect(client.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
    hashes.push(client.passwordHash!);
  }
  expect(new Set(hashes).size).toBe(8);
});

test.each([
  [
    'vip',
    { isVip: true, mfa: 'required', totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', givenName: 'Imogen' },
  ],
  ['standard', { isVip: false, mfa: 'not_required', totpSecret: null, givenName: 'Daniel' }],
  ['setup', { mfa: 'setup', totpSecret: null, pendingTotpSecret: null }],
  ['terms', { mfa: 'not_required', totpSecret: null }],
  [
    'lockout',
    {
      mfa: 'required',
      failedLoginCount: 4,
      lockedUntil: null,
      totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
    },
  ],
  [
    'locked',
    {
      mfa: 'required',
      failedLoginCount: 5,
      lockedUntil: new Date('2026-11-21T12:30:00.000Z'),
      totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
    },
  ],
  ['empty', { mfa: 'not_required', totpSecret: null }],
  ['large', { mfa: 'not_required', totpSecret: null }],
])('%s@ has the state in the list of people', async (name, state) => {
  expect(await database.client.findUniqueOrThrow({ where: byEmail(name) })).toMatchObject(state);
});

test('all but terms@ have accepted the terms in force', async () => {
  const [inForce] = await database.termsVersion.findMany({ orderBy: { effectiveFrom: 'desc' } });
  expect(inForce).toMatchObject({ version: '4', effectiveFrom: '2026-10-01' });
  const accepted = await database.client.findMany({
    where: { termsAcceptances: { some: { version: '4' } } },
    select: { email: true },
  });
  const expected = seededPeople.map(({ email }) => email).filter((email) => !email.startsWith('terms@'));
  expect(accepted.map(({ email }) => email).sort()).toEqual(expected.sort());
});

test('SEC-E2, SEC-E3: invites are stored as hashes; one is valid for two days, the other has expired', async () => {
  const codes = await database.mailedCode.findMany({
    orderBy: { expiresAt: 'asc' },
    include: { client: true },
  });
  expect(codes.map(({ codeHash }) => codeHash)).toEqual(
    seededInvites.map(({ code }) => hashMailedCode(code)).reverse(),
  );
  const [expired, valid] = codes;
  expect(expired!.expiresAt < now).toBe(true);
  expect(valid!.expiresAt).toEqual(new Date('2026-11-23T12:00:00.000Z'));
  expect(valid!.client).toMatchObject({ passwordHash: null, email: 'invited@portal.example.com' });
});

test('empty@ has nothing yet', async () => {
  const client = await database.client.findUniqueOrThrow({
    where: byEmail('empty'),
    include: { policies: true, notifications: true, threads: true, devices: true },
  });
  expect([client.policies, client.notifications, client.threads, client.devices]).toEqual([[], [], [], []]);
});
