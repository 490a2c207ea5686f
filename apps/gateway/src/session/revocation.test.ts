import { describe, expect, it } from 'vitest';
import { testNow, testNowSeconds } from '../test/build/a-firm-token.ts';
import { memoryRevocation } from './revocation.ts';

describe('revocation', () => {
  it('D5: ends the token named and no other', async () => {
    const revocation = memoryRevocation({ now: () => testNow });
    await revocation.revoke('one', testNowSeconds + 60);
    expect(await revocation.isRevoked('one')).toBe(true);
    expect(await revocation.isRevoked('two')).toBe(false);
  });

  it('forgets tokens that ended anyway, and only those', async () => {
    const time = { now: testNow };
    const revocation = memoryRevocation({ now: () => time.now });
    await revocation.revoke('short', testNowSeconds + 60);
    await revocation.revoke('long', testNowSeconds + 6000);
    time.now = new Date((testNowSeconds + 61) * 1000);
    for (let index = 0; index < 1000; index += 1)
      await revocation.revoke(`later-${index}`, testNowSeconds + 6000);
    expect(await revocation.isRevoked('long')).toBe(true);
    expect(await revocation.isRevoked('short')).toBe(false);
  });
});
