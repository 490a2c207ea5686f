import { describe, expect, it } from 'vitest';
import { testNow, testNowSeconds } from '../test/build/a-firm-token.ts';
import { memoryRevocation } from './revocation.ts';
import { LONGEST_TOKEN_SECONDS } from './session-claims.ts';

describe('revocation', () => {
  it('D5: ends the sign-in named and no other', async () => {
    const revocation = memoryRevocation({ now: () => testNow });
    await revocation.revoke('one');
    expect(await revocation.isRevoked('one')).toBe(true);
    expect(await revocation.isRevoked('two')).toBe(false);
  });

  it('D5: remembers a sign-in until its longest-lived token has run out, and then forgets it', async () => {
    const time = { now: testNow };
    const revocation = memoryRevocation({ now: () => time.now });
    const sweep = async (name: string) => {
      for (let index = 0; index < 1000; index += 1) await revocation.revoke(`${name}-${index}`);
    };
    await revocation.revoke('ended');
    // A step up that was under way at the sign-out gave a token two seconds later.
    time.now = new Date((testNowSeconds + LONGEST_TOKEN_SECONDS + 2) * 1000);
    await sweep('soon');
    expect(await revocation.isRevoked('ended')).toBe(true);
    time.now = new Date((testNowSeconds + LONGEST_TOKEN_SECONDS + 60) * 1000);
    await sweep('later');
    expect(await revocation.isRevoked('ended')).toBe(false);
    expect(await revocation.isRevoked('soon-0')).toBe(true);
  });
});
