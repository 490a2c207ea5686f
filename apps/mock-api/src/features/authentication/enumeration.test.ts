import { setImmediate as nextTurn } from 'node:timers/promises';
import argon2 from 'argon2';
import { describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import type { Answer } from '../../test/calls.ts';
import { emailOf, tryPassword } from '../../test/sign-in.ts';
import { passwordCost } from './password-hash.ts';

const wrong = { password: 'Not-My-Password!!!' };
const unknown = 'nobody@portal.example.com';

/** All that a stranger can see of an answer, but what differs between any two answers. */
function seen({ status, text, headers }: Answer) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, text, headers: rest };
}

async function disable(mock: TestApp, email: string): Promise<void> {
  await mock.database.client.update({ where: { email }, data: { disabledAt: mock.clock.now() } });
}

/** Remembers `count` unknown addresses: one a second, the first of them longest ago. */
async function fillShadows(mock: TestApp, count: number): Promise<void> {
  await mock.database.$executeRaw`
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
    INSERT INTO shadow_login (address_key, updated_at)
    SELECT 'key ' || n, strftime('%Y-%m-%dT%H:%M:%f', '2026-03-01', '+' || n || ' seconds') || '+00:00'
    FROM number`;
}

describe('SEC-A1: it cannot be found out whether an address has an account', () => {
  test('unknown, wrong, disabled and never activated answer the same, byte for byte', async () => {
    const mock = await buildTestApp();
    await disable(mock, emailOf('empty'));
    const known = seen(await tryPassword(mock, emailOf('standard'), wrong));
    expect(known.status).toBe(401);
    for (const email of [unknown, emailOf('empty'), 'invited@portal.example.com'])
      expect(seen(await tryPassword(mock, email, wrong))).toEqual(known);
  });

  test('a disabled account with the right password answers the same too', async () => {
    const mock = await buildTestApp();
    await disable(mock, emailOf('empty'));
    const refused = seen(await tryPassword(mock, emailOf('empty')));
    expect(refused).toEqual(seen(await tryPassword(mock, unknown, wrong)));
  });
});

describe('SEC-A2: every branch does the work of one argon2id check', () => {
  test('unknown, wrong, right, locked and disabled each check one hash of the same cost', async () => {
    const mock = await buildTestApp({ passwordCost });
    const hash = await argon2.hash('Portal-Demo-2026!', {
      memoryCost: passwordCost.memoryKib,
      timeCost: passwordCost.passes,
      parallelism: 1,
    });
    await mock.database.client.updateMany({ data: { passwordHash: hash } });
    await disable(mock, emailOf('empty'));
    const check = vi.spyOn(argon2, 'verify');
    const costs: string[][] = [];
    for (const email of [unknown, emailOf('vip'), emailOf('locked'), emailOf('empty')]) {
      check.mockClear();
      await tryPassword(mock, email, email === emailOf('vip') ? {} : wrong);
      costs.push(check.mock.calls.map(([digest]) => String(digest).split('$').slice(1, 4).join('$')));
    }
    check.mockRestore();
    // The floor of SEC-A7: 19 MiB, two passes.
    expect(costs).toEqual(Array(4).fill(['argon2id$v=19$m=19456,p=1,t=2']));
  });
});

describe('SEC-A3: the lock reveals nothing either', () => {
  test('seven wrong passwords for an unknown address answer like seven for a known one', async () => {
    const mock = await buildTestApp();
    const sequence = async (email: string) => {
      const answers = [];
      for (let index = 0; index < 7; index += 1) answers.push(seen(await tryPassword(mock, email, wrong)));
      return answers;
    };
    const known = await sequence(emailOf('standard'));
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 423, 423, 423]);
    expect(await sequence(unknown)).toEqual(known);
  });

  test('the lock of an unknown address ends when that of a known one does, and its case does not matter', async () => {
    const mock = await buildTestApp();
    for (const email of [unknown, unknown.toUpperCase(), unknown, ` ${unknown}`, unknown])
      await tryPassword(mock, email, wrong);
    mock.clock.advance(30 * 60_000 - 1);
    expect((await tryPassword(mock, unknown, wrong)).status).toBe(423);
    mock.clock.advance(1);
    expect((await tryPassword(mock, unknown, wrong)).status).toBe(401);
  });

  test('what is stored about an unknown address does not reveal it', async () => {
    const mock = await buildTestApp();
    await tryPassword(mock, unknown, wrong);
    const rows = await mock.database.shadowLogin.findMany();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('nobody');
  });

  test('SEC-A2: the surplus is kept until the answer, so that the check of the password takes no longer', async () => {
    const mock = await buildTestApp();
    await fillShadows(mock, 10_050);
    let duringCheck = 0;
    const check = vi.spyOn(argon2, 'verify').mockImplementationOnce(async () => {
      await nextTurn();
      await nextTurn();
      duringCheck = await mock.database.shadowLogin.count();
      return false;
    });
    await tryPassword(mock, unknown, wrong);
    check.mockRestore();
    expect(duringCheck).toBe(10_051);
    await mock.app.close();
    expect(await mock.database.shadowLogin.count()).toBe(10_000);
  });

  test('no more than ten thousand unknown addresses are remembered', async () => {
    const mock = await buildTestApp();
    await fillShadows(mock, 10_050);
    await tryPassword(mock, unknown, wrong);
    // What is swept up after the answer is done when the app has closed.
    await mock.app.close();
    expect(await mock.database.shadowLogin.count()).toBe(10_000);
    expect(await mock.database.shadowLogin.count({ where: { addressKey: 'key 51' } })).toBe(0);
    expect(await mock.database.shadowLogin.count({ where: { addressKey: 'key 52' } })).toBe(1);
  });
});
