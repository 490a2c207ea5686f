import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openTrailQueue } from '@portal/audit/trail-queue';
import { verifyTrail } from '@portal/audit/verify-trail';
import { endpoints } from '@portal/contract/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../test/build-test-app.ts';
import { callsOf } from '../test/calls.ts';
import { codeOf, emailOf, passwordToken, tokenOf, tryCode, tryPassword } from '../test/sign-in.ts';
import { auditedCalls } from './audit.ts';

async function auditedApp() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'audit.log');
  const onFailure = (failure: object) => expect.unreachable(inspect(failure));
  const audit = await openTrailQueue({ file, app: 'mock-api', now: () => new Date(), onFailure });
  const mock = await buildTestApp({ audit });
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return { mock, lines, entries: () => lines().map((line) => JSON.parse(line)) };
}

/** Writes that change nothing about who may sign in, and how. */
const notAudited = [
  'device.register',
  'documents.add',
  'documents.markRead',
  'insights.like',
  'insights.unlike',
  'messages.markRead',
  'messages.reply',
  'messages.start',
  'notifications.markRead',
  'terms.agree',
  'user.contactSupport',
];

test('SEC-J1: every write of the API is audited, or known to be about something else', () => {
  const writes = Object.entries(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]));
  expect([...Object.keys(auditedCalls), ...notAudited].sort()).toEqual(writes.sort());
});

test('SEC-J1: each step of a sign-in is a line before it is answered, with the account where one is known', async () => {
  const { mock, lines, entries } = await auditedApp();
  await tryPassword(mock, emailOf('vip'), { password: 'Wrong-Password-1!!' });
  expect(entries()).toHaveLength(1);
  const interim = await passwordToken(mock, 'vip');
  await tryCode(mock, '000000', interim);
  const full = tokenOf(await tryCode(mock, await codeOf('vip', mock.clock), interim));
  await tryPassword(mock, 'nobody@portal.example.com', { password: 'Wrong-Password-1!!' });
  await callsOf(mock).get('/v1/policy', { token: full });
  expect(entries().map(({ event, outcome, code }) => [event, outcome, code])).toEqual([
    ['sign_in', 'refused', 'WRONG_CREDENTIALS'],
    ['sign_in', 'ok', undefined],
    ['code', 'refused', expect.any(String)],
    ['code', 'ok', undefined],
    ['sign_in', 'refused', 'WRONG_CREDENTIALS'],
  ]);
  const accounts = entries().map(({ account }) => account);
  expect(new Set(accounts.slice(0, 4)).size).toBe(1);
  expect(accounts[0]).toMatch(/^[\w-]{16}$/);
  expect(accounts[4]).toBeUndefined();
  expect(verifyTrail(lines()).faults).toEqual([]);
  const { uuid } = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('vip') } });
  for (const personal of ['portal.example.com', uuid, 'Wrong-Password', interim, full])
    expect(lines().join('\n')).not.toContain(personal);
});

test('SEC-J1: invalid input, and an app without a trail, leave no line', async () => {
  const { mock, lines } = await auditedApp();
  await callsOf(mock).form('POST /v1/authentication/create', { nothing: 'x' });
  expect(lines()).toEqual([]);
  const without = await buildTestApp();
  expect((await tryPassword(without, emailOf('vip'))).status).toBe(200);
});
