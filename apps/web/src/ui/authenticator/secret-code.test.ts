import { expect, test } from 'vitest';
import { secretGroups } from './secret-code.tsx';

test('L-3: the secret is shown in groups of four, and joined again is the same', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const groups = secretGroups(secret);
  expect(groups).toEqual(['JBSW', 'Y3DP', 'EHPK', '3PXP', 'JBSW', 'Y3DP', 'EHPK', '3PXP']);
  expect(groups.join('')).toBe(secret);
});

test('L-3: what does not fill the last group is not lost', () => {
  expect(secretGroups('JBSWY3')).toEqual(['JBSW', 'Y3']);
  expect(secretGroups('')).toEqual([]);
});
