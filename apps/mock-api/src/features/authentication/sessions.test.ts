import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createSessions } from './sessions.ts';

const now = new Date('2026-06-15T12:00:00Z');
const seconds = now.getTime() / 1000;

/** Claims in plain text. */
function aToken(jti: string): string {
  return JSON.stringify({ sub: 'c', vip: false, scope: 'full', jti, iat: seconds, exp: seconds + 60 });
}

test('SEC-A9: calls of one batch each put off to after their own answer that their session was used', async () => {
  const caller = new AsyncLocalStorage<string>();
  const notedBy: unknown[] = [];
  const row = { isVip: false, sessionUuid: 's', startedAt: now, lastUsedAt: new Date(0), termsAccepted: 1n };
  const stubs = {
    database: { $queryRaw: async () => [row] },
    clock: { now: () => now },
    jwt: { verify: JSON.parse },
    terms: { hasAcceptedSql: () => '1' },
    background: () => void notedBy.push(caller.getStore()),
  };
  const { open } = createSessions(stubs as unknown as Parameters<typeof createSessions>[0]);
  const calls = { first: 'one', second: 'two', again: 'two' };
  await Promise.all(Object.entries(calls).map(([name, jti]) => caller.run(name, () => open(aToken(jti)))));
  expect(notedBy).toEqual(['first', 'second']);
});
