import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { applyMigrations } from '@portal/prisma/migrate';
import { seededPeople } from '@portal/prisma/seed/people';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSecret, secondsLeft } from './authenticator.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-otp-'));
  file = join(folder, 'portal.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A real database with one client in it. */
function databaseWith(columns: Readonly<Record<string, string>>): void {
  applyMigrations(`file:${file}`);
  const row = {
    uuid: 'u',
    email: 'new@portal.example.com',
    first_name: 'A',
    surname: 'B',
    given_name: 'A',
    created_at: '0',
    ...columns,
  };
  const database = new DatabaseSync(file);
  const names = Object.keys(row);
  database
    .prepare(`INSERT INTO client (${names}) VALUES (${names.map(() => '?')})`)
    .run(...Object.values(row));
  database.close();
}

test('Q-1: the secret of a seeded client is known before the first start', () => {
  const vip = seededPeople.find(({ email }) => email === 'vip@portal.example.com');
  expect(findSecret(' VIP@portal.example.com', file)).toBe(vip?.totpSecret);
});

test('Q-1: a client enrolled at run time is found in the database', () => {
  databaseWith({ totp_secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' });
  expect(findSecret('new@portal.example.com', file)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

test('Q-1: during set-up the waiting secret counts', () => {
  databaseWith({ pending_totp_secret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK' });
  expect(findSecret('new@portal.example.com', file)).toBe('MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK');
});

test('an unknown client and a client without two-step verification each get a clear message', () => {
  expect(() => findSecret('nobody@example.com', file)).toThrow(
    'No client has the address nobody@example.com. Seeded clients',
  );
  databaseWith({});
  expect(() => findSecret('new@portal.example.com', file)).toThrow(
    'new@portal.example.com has no two-step verification set up.',
  );
});

test('a code lasts until the next half minute', () => {
  expect(secondsLeft(0)).toBe(30);
  expect(secondsLeft(29_999)).toBe(1);
  expect(secondsLeft(30_000)).toBe(30);
});
