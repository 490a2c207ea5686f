import { describe, expect, it } from 'vitest';
import { testNow, testNowSeconds } from '../test/build/a-firm-token.ts';
import { aGoodToken } from '../test/session-tokens.ts';
import { deriveSessionKeys } from './session-keys.ts';
import { createStepUpTokens, STEP_UP_SECONDS } from './step-up-token.ts';

const keys = deriveSessionKeys('a secret of the tests that is long enough 1');
const otherKeys = deriveSessionKeys('a secret of the tests that is long enough 2');
const owner = { sid: 'sid-1', jkt: 'jkt-1' };
const details = { family: 'details', firmToken: 'firm.step.up' } as const;

function openTokens(time = { now: testNow }) {
  return createStepUpTokens([keys], { now: () => time.now });
}

describe('SEC-D9, SEC-D14: a step-up token', () => {
  it('proves what it was issued for, and holds the token of the firm', async () => {
    const { token, expiresAt } = await openTokens().issue(details, owner);
    expect(expiresAt).toBe(testNowSeconds + STEP_UP_SECONDS);
    expect(await openTokens().open(token, 'details', owner)).toEqual(details);
    expect(token).not.toContain('firm.step.up');
  });

  it.each([
    ['another family', 'factor', owner],
    ['another session', 'details', { ...owner, sid: 'sid-2' }],
    ['another key', 'details', { ...owner, jkt: 'jkt-2' }],
  ] as const)('proves nothing for %s', async (_what, family, other) => {
    const { token } = await openTokens().issue(details, owner);
    expect(await openTokens().open(token, family, other)).toBeNull();
  });

  it('expires to the second', async () => {
    const time = { now: testNow };
    const tokens = openTokens(time);
    const { token } = await tokens.issue(details, owner);
    time.now = new Date(testNow.getTime() + STEP_UP_SECONDS * 1000 - 1);
    expect(await tokens.open(token, 'details', owner)).toEqual(details);
    time.now = new Date(testNow.getTime() + STEP_UP_SECONDS * 1000);
    expect(await tokens.open(token, 'details', owner)).toBeNull();
  });

  it('is not a session token, nor is a session token one', async () => {
    expect(await openTokens().open(await aGoodToken(), 'details', owner)).toBeNull();
  });

  it('holds after a change of the secret as long as the secret before it is known', async () => {
    const { token } = await openTokens().issue(details, owner);
    const clock = { now: () => testNow };
    expect(await createStepUpTokens([otherKeys, keys], clock).open(token, 'details', owner)).toEqual(details);
    expect(await createStepUpTokens([otherKeys], clock).open(token, 'details', owner)).toBeNull();
  });

  it('that was changed in one letter, is cut short or is far too long proves nothing', async () => {
    const { token } = await openTokens().issue(details, owner);
    // The first letter of the tag: the last one has bits that mean nothing.
    const at = token.lastIndexOf('.') + 1;
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    for (const each of [changed, token.slice(0, -5), `${token}${'A'.repeat(20_000)}`, '', '....'])
      expect(await openTokens().open(each, 'details', owner)).toBeNull();
  });
});
