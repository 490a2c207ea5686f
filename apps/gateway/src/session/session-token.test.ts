import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { aFirmToken, testNow, testNowSeconds } from '../test/build/a-firm-token.ts';
import { deriveSessionKeys } from './session-keys.ts';
import { createSessionTokens } from './session-token.ts';

const { kid, sealing } = deriveSessionKeys('a'.repeat(32));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Session tokens whose signature is always good; the ones that were verified are listed. */
function startTokens() {
  const verified: string[] = [];
  const keyring = {
    kid,
    sealing,
    sign: (claims: object) => `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}.c2ln`,
    verify: (token: string) => {
      verified.push(token);
      return decodeJwt(token);
    },
  };
  const tokens = createSessionTokens({
    keyrings: [keyring],
    clock: { now: () => testNow },
    lifeSeconds: { interim: 300, unlock: 300, terms: 900, full: 900 },
    accountReference: (account) => account,
  });
  return { tokens, verified };
}

it('a token is verified once while it is among the thousand used last', async () => {
  const { tokens, verified } = startTokens();
  const firmToken = await aFirmToken();
  const holder = { jkt: 'device', account: 'a@example.com', factor: 'none', termsAccepted: true } as const;
  const issued: string[] = [];
  for (let count = 0; count < 1001; count += 1) issued.push((await tokens.issue(firmToken, holder)).token);
  const [first = '', second = '', ...others] = issued;
  const last = others.pop() ?? '';
  for (const token of [first, second, ...others]) await tokens.open(token);
  expect(await tokens.open(first)).toMatchObject({ firmToken, account: 'a@example.com' });
  expect(verified).toHaveLength(1000);
  await tokens.open(last);
  await tokens.open(first);
  expect(verified).toHaveLength(1001);
  // The one unused for longest made room, and is still good.
  expect(await tokens.open(second)).toMatchObject({ firmToken });
  expect(verified.at(-1)).toBe(second);
  expect(verified).toHaveLength(1002);
});

it.each([
  [29, false],
  [30, true],
])(
  'API-1: a sign-in for which the firm gives %i seconds by our clock starts: %s',
  async (seconds, starts) => {
    const { tokens } = startTokens();
    const firmToken = await aFirmToken({ exp: testNowSeconds + seconds });
    const holder = {
      jkt: 'device',
      account: 'a@example.com',
      factor: 'required',
      termsAccepted: false,
    } as const;
    const outcome = await tokens.issue(firmToken, holder).then(
      () => true,
      (error: unknown) => error,
    );
    if (starts) expect(outcome).toBe(true);
    else
      expect(outcome).toMatchObject({
        kind: 'malformed',
        message: expect.stringContaining('clocks may differ'),
      });
  },
);
