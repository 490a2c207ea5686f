import { expect, it } from 'vitest';
import { buildCaller, failureOf } from '../test/build-caller.ts';

const email = 'vip@portal.example.com';
const deviceTokens = ['device-token.of-a-test', 'device-token.of-another'];
const headers = { 'X-Device-Token': deviceTokens.join(',') };
const create = 'POST /v1/authentication/create';
const mfa = 'POST /v1/authentication/mfa';
const change = 'POST /v1/user/password';

it('SEC-B6: the tokens of a known device go along with the password, the unlock code and a new password', async () => {
  const steppedUp = (scope: string) => ({ jwt: `jwt.${scope}.x`, terms_accepted: true });
  const answers = {
    [create]: steppedUp('interim'),
    'GET /v1/user/mfa': { mfa_configured: 2 },
    [mfa]: { data: steppedUp('unlock') },
    [change]: { data: { done: true } },
  };
  const { caller, calls } = buildCaller({ scope: 'full', answers });
  const chosen = { password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };
  await caller.authentication.signIn({ email, password: 'x', deviceTokens });
  await caller.authentication.unlock({ email, code: '123456', deviceTokens });
  await caller.user.changePassword({ currentPassword: 'old', ...chosen, deviceTokens });
  for (const path of [create, mfa, change])
    expect(calls.find(({ to }) => to === path)?.input).toMatchObject({ headers });
});

it('SEC-B6: without tokens there is no header', async () => {
  const answers = {
    [create]: { jwt: 'jwt.full.x', terms_accepted: true },
    'GET /v1/user/mfa': { mfa_configured: 2 },
  };
  const { caller, calls } = buildCaller({ answers });
  await caller.authentication.signIn({ email, password: 'x', deviceTokens: [] });
  expect(calls[0]?.input).not.toHaveProperty('headers');
});

it.each([
  ['too many', Array(5).fill('device-token.of-a-test')],
  ['no tokens', ['a\r\nX-Other: b']],
])('SEC-G3: %s are refused before anything is sent', async (_what, tokens) => {
  const { caller, calls } = buildCaller();
  const attempt = caller.authentication.signIn({ email, password: 'x', deviceTokens: tokens });
  expect((await failureOf(attempt)).appCode).toBe('VALIDATION');
  expect(calls).toEqual([]);
});
