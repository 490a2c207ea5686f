import { expect, test } from 'vitest';
import { jointWords } from './joint-words.ts';

const owners = (...shares: number[]) =>
  shares.map((percentage, index) => ({ name: `Owner ${index}`, percentage }));

test('P2: a joint policy says how it is shared', () => {
  expect(jointWords(owners(50, 50))).toBe('Joint, 50% each');
  expect(jointWords(owners(60, 30, 10))).toBe('Joint, 3 owners');
  expect(jointWords(owners(100))).toBeNull();
  expect(jointWords(null)).toBeNull();
});
