import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyTrail } from '@portal/audit/verify-trail';
import { expect, it, onTestFinished } from 'vitest';
import { appRouter } from '../router.ts';
import { createAccountReference } from '../session/account-reference.ts';
import { aMutation, buildTestApp, testSecret } from '../test/build-test-app.ts';
import { startFakeFirm } from '../test/fake-firm.ts';
import { auditedProcedures } from './audited-procedures.ts';

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'audit.log');
}

function linesIn(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/** Changes that are not procedures: plugins/ names them. */
const routes = ['statements.issue'];

/** Mutations that change nothing about who may sign in, and how. */
const notAudited = [
  'authentication.renew',
  'device.register',
  'documents.markRead',
  'insights.like',
  'insights.unlike',
  'messages.markRead',
  'messages.reply',
  'messages.start',
  'notifications.markAllRead',
  'notifications.markRead',
  'terms.accept',
  'user.contactSupport',
];

it('SEC-J1: every mutation is audited, or known to be about something else', () => {
  const procedures = Object.entries<{ _def: { type: string } }>(appRouter._def.procedures as never);
  const mutations = procedures.filter(([, { _def }]) => _def.type === 'mutation').map(([name]) => name);
  expect([...auditedProcedures.keys(), ...notAudited].sort()).toEqual([...mutations, ...routes].sort());
});

it('SEC-J1, SEC-J10, SEC-J16: a sign-in that fails is in the trail before it is answered, without the address', async () => {
  const file = aFile();
  const { app } = await buildTestApp({ AUDIT_FILE: file });
  const input = { email: 'Vip@portal.example.com', password: 'Portal-Demo-2026!' };
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const answer = await app.inject(aMutation('authentication.signIn', input, { traceparent }));
  const lines = linesIn(file);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      app: 'gateway',
      event: 'sign_in',
      outcome: 'refused',
      code: 'UPSTREAM_DOWN',
      account: createAccountReference(testSecret)(input.email),
      requestId: answer.headers['x-request-id'],
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    },
  ]);
  expect(lines.join('')).not.toMatch(/portal\.example\.com|Portal-Demo/i);
});

it('SEC-J1: calls that were never made, and those about something else, are not in it', async () => {
  const file = aFile();
  const { app } = await buildTestApp({ AUDIT_FILE: file });
  await app.inject(aMutation('authentication.signIn', { email: 'no address', password: 'x' }));
  await app.inject({ url: '/trpc/terms.latest' });
  expect(linesIn(file)).toEqual([]);
});

it('SEC-J1: the chain goes on at the next start, and its head is in the log', async () => {
  const file = aFile();
  for (let start = 0; start < 2; start += 1) {
    const { app, lines } = await buildTestApp({ AUDIT_FILE: file });
    await app.inject(aMutation('user.requestReset', { email: 'vip@portal.example.com' }));
    await app.close();
    const { head } = verifyTrail(linesIn(file));
    const logged = lines.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'audit trail closed');
    expect(logged?.head).toEqual(head);
  }
  expect(verifyTrail(linesIn(file))).toMatchObject({ entries: 2, faults: [] });
});

it('SEC-J1, SEC-I5: a procedure that is cut off when the gateway stops is in the trail, and delays it no longer', async () => {
  const file = aFile();
  const isAsked = Promise.withResolvers<void>();
  const firm = await startFakeFirm({
    'POST /v1/user/reset-request': () => {
      isAsked.resolve();
      return new Promise(() => undefined);
    },
  });
  const patient = { UPSTREAM_HEADERS_MS: '60000', UPSTREAM_TOTAL_MS: '60000' };
  const { app } = await buildTestApp({ AUDIT_FILE: file, UPSTREAM_URL: firm.origin, ...patient });
  const { url, ...call } = aMutation('user.requestReset', { email: 'vip@portal.example.com' });
  const answer = app.inject({ url, ...call }).catch(() => undefined);
  await isAsked.promise;
  await app.close();
  await answer;
  expect(linesIn(file).map((line) => JSON.parse(line))).toMatchObject([{ code: 'UPSTREAM_DOWN' }]);
});
