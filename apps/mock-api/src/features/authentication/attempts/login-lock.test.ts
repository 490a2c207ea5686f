import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { emailOf, tryPassword } from '../../../test/sign-in.ts';

const minuteMs = 60_000;
const wrong = { password: 'Not-My-Password!!!' };

async function tryWrong(mock: TestApp, email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index += 1)
    statuses.push((await tryPassword(mock, email, wrong)).status);
  return statuses;
}

describe('SEC-B1: after five wrong passwords in a row the login is locked', () => {
  test('SEC-B10: the fifth wrong one says "exhausted" and the time left', async () => {
    const mock = await buildTestApp();
    expect(await tryWrong(mock, emailOf('standard'), 4)).toEqual([401, 401, 401, 401]);
    const answer = await tryPassword(mock, emailOf('standard'), wrong);
    expect(answer.status).toBe(423);
    expect(answer.body).toEqual({
      code: 'LOGIN_EXHAUSTED',
      message: 'Your sign-in attempts are exhausted. Try again in 30 minutes.',
    });
    expect(answer.headers['retry-after']).toBe('1800');
  });

  test('the right password is refused too', async () => {
    const mock = await buildTestApp();
    await tryWrong(mock, emailOf('standard'), 5);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
  });

  test('refused attempts do not extend the lock, and it ends on time', async () => {
    const mock = await buildTestApp();
    await tryWrong(mock, emailOf('standard'), 5);
    mock.clock.advance(29 * minuteMs);
    expect((await tryPassword(mock, emailOf('standard'))).body.message).toContain('in 1 minute.');
    mock.clock.advance(minuteMs - 1);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
    mock.clock.advance(1);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(200);
  });

  test('after the lock there are five attempts again, not one', async () => {
    const mock = await buildTestApp();
    await tryWrong(mock, emailOf('standard'), 5);
    mock.clock.advance(30 * minuteMs);
    expect(await tryWrong(mock, emailOf('standard'), 6)).toEqual([401, 401, 401, 401, 423, 423]);
  });

  test('the right password in between gives all attempts back', async () => {
    const mock = await buildTestApp();
    await tryWrong(mock, emailOf('standard'), 4);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(200);
    expect(await tryWrong(mock, emailOf('standard'), 5)).toEqual([401, 401, 401, 401, 423]);
  });

  test('SEC-B2: the count survives a restart', async () => {
    const mock = await buildTestApp();
    await tryWrong(mock, emailOf('standard'), 3);
    const restarted = await mock.restart();
    expect(await tryWrong(restarted, emailOf('standard'), 2)).toEqual([401, 423]);
  });

  test('SEC-B2: the lock survives a restart and ends by the clock', async () => {
    const mock = await buildTestApp();
    await tryWrong(mock, emailOf('standard'), 5);
    mock.clock.advance(10 * minuteMs);
    const restarted = await mock.restart();
    const refused = await tryPassword(restarted, emailOf('standard'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([423, '1200']);
    mock.clock.advance(20 * minuteMs - 1);
    expect((await tryPassword(restarted, emailOf('standard'))).status).toBe(423);
    mock.clock.advance(1);
    expect((await tryPassword(restarted, emailOf('standard'))).status).toBe(200);
  });

  test('SEC-B12: case and outer spaces do not split the count', async () => {
    const mock = await buildTestApp();
    const spellings = [
      'standard@portal.example.com',
      'STANDARD@portal.example.com',
      'Standard@Portal.Example.Com',
      ' standard@portal.example.com',
      'standard@portal.example.com  ',
    ];
    const statuses = [];
    for (const email of spellings) statuses.push(...(await tryWrong(mock, email, 1)));
    expect(statuses).toEqual([401, 401, 401, 401, 423]);
  });

  test('one login locked leaves the others open', async () => {
    const mock = await buildTestApp();
    await tryWrong(mock, emailOf('vip'), 5);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(200);
  });

  test('lockout@ is one wrong password before the lock, locked@ is locked', async () => {
    const mock = await buildTestApp();
    expect(await tryWrong(mock, emailOf('lockout'), 1)).toEqual([423]);
    expect((await tryPassword(mock, emailOf('locked'))).status).toBe(423);
  });
});

describe('SEC-B2: many at once spend no more than five attempts', () => {
  test('of 100 wrong passwords in parallel five are checked, for a client and for an unknown address alike', async () => {
    const mock = await buildTestApp();
    for (const email of [emailOf('standard'), 'nobody@portal.example.com']) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => tryPassword(mock, email, wrong)));
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      // The fifth is checked too, and says at once that no try is left.
      expect({ refused: count(401), locked: count(423) }).toEqual({ refused: 4, locked: 96 });
    }
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
  });

  test('of 100 passwords in parallel, one of them right and late, no more than five count', async () => {
    const mock = await buildTestApp();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        tryPassword(mock, emailOf('standard'), index === 99 ? {} : wrong),
      ),
    );
    expect(answers[99]?.status).toBe(423);
    const row = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('standard') } });
    expect(row.failedLoginCount).toBe(5);
  });
});
