import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testNow } from '../test/build/a-firm-token.ts';
import { buildTestApp } from '../test/build-test-app.ts';
import { startFakeFirm } from '../test/fake-firm.ts';

describe('SEC-I20: health', () => {
  it('the process is well whatever the firm does', async () => {
    const { app } = await buildTestApp();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('SEC-D24: a packaged app gets the nonce of its first proof with it', async () => {
    const { app } = await buildTestApp();
    const [health, call] = [await app.inject('/healthz'), await app.inject('/trpc/user.supportReasons')];
    expect(health.headers['dpop-nonce']).toMatch(/^[\w-]{22}$/);
    expect(health.headers['dpop-nonce']).toBe(call.headers['dpop-nonce']);
  });

  it('it is ready while the firm answers, and not when it does not', async () => {
    const firm = await startFakeFirm({});
    const { app, time } = await buildTestApp({ UPSTREAM_URL: firm.origin });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await firm.server.close();
    time.now = new Date(testNow.getTime() + 1000);
    const after = await app.inject('/readyz');
    expect([after.statusCode, after.json()]).toEqual([503, { status: 'upstream unreachable' }]);
  });

  it('SEC-D29: it is not ready while a sign-out could not be stored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-health-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const firm = await startFakeFirm({});
    const file = join(folder, 'revocations.db');
    const { app, time } = await buildTestApp({ UPSTREAM_URL: firm.origin, REVOCATION_FILE: file });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const lock = new DatabaseSync(file);
    lock.exec('BEGIN IMMEDIATE');
    time.now = new Date(testNow.getTime() + 1000);
    const locked = await app.inject('/readyz');
    expect([locked.statusCode, locked.json()]).toEqual([503, { status: 'sign-outs cannot be written' }]);
    lock.exec('ROLLBACK');
    lock.close();
    time.now = new Date(testNow.getTime() + 2000);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('frequent probes ask the firm once a second, and again after a clock that was set back', async () => {
    const firm = await startFakeFirm({});
    const { app, time } = await buildTestApp({ UPSTREAM_URL: firm.origin });
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
    expect(firm.requests).toHaveLength(1);
    time.now = new Date(testNow.getTime() + 1000);
    await app.inject('/readyz');
    expect(firm.requests).toHaveLength(2);
    time.now = testNow;
    await app.inject('/readyz');
    expect(firm.requests).toHaveLength(3);
  });
});
