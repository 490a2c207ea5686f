import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { askReset, changePassword, setPassword } from '../../test/passwords.ts';
import { emailOf, fullToken, tryPassword } from '../../test/sign-in.ts';

/** A check that takes long enough for the password to change during it. */
const passwordCost = { memoryKib: 19_456, passes: 2 };

/** Signs in with the old password, three at a time, until something is done, and gives the tokens that were issued. */
async function signInsDuring(mock: TestApp, act: () => Promise<{ status: number }>): Promise<string[]> {
  const tokens: string[] = [];
  let isDone = false;
  const signIns = [1, 2, 3].map(async () => {
    while (!isDone) {
      const { status, body } = await tryPassword(mock, emailOf('standard'));
      if (status === 200) tokens.push(body.jwt);
    }
  });
  const { status } = await act();
  isDone = true;
  await Promise.all(signIns);
  expect(status).toBe(200);
  expect(tokens.length).toBeGreaterThan(0);
  return tokens;
}

test('SEC-A13: of twenty changes at once one is made, and the others use up no attempt', async () => {
  const mock = await buildTestApp({ passwordCost });
  const token = await fullToken(mock, 'standard');
  const answers = await Promise.all(Array.from({ length: 20 }, () => changePassword(mock, token)));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'changed' : body.code));
  expect(codes.toSorted()).toEqual([...Array(19).fill('TOO_MANY_REQUESTS'), 'changed']);
  const where = { email: emailOf('standard') };
  expect(await mock.database.client.findUniqueOrThrow({ where })).toMatchObject({ failedLoginCount: 0 });
});

async function isGood(mock: TestApp, token: string): Promise<boolean> {
  return (await callsOf(mock).get('/v1/authentication/check', { token })).status === 200;
}

async function goodOf(mock: TestApp, tokens: readonly string[]): Promise<string[]> {
  const good = await Promise.all(tokens.map((token) => isGood(mock, token)));
  return tokens.filter((_token, index) => good[index]);
}

test('SEC-E5: sign-ins with the old password that are still running during a reset do not last', async () => {
  const mailbox = createMailbox();
  const mock = await buildTestApp({ mailer: mailbox, passwordCost });
  await askReset(mock, emailOf('standard'));
  const code = await mailbox.nextCode('password_reset');
  const tokens = await signInsDuring(mock, () => setPassword(mock, code));
  expect(await goodOf(mock, tokens)).toEqual([]);
});

test('SEC-D11: sign-ins with the old password that are still running during a change do not last; the session that changed it does', async () => {
  const mock = await buildTestApp({ passwordCost });
  const token = await fullToken(mock, 'standard');
  const tokens = await signInsDuring(mock, () => changePassword(mock, token));
  expect(await goodOf(mock, [token, ...tokens])).toEqual([token]);
});
