import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test('W1: VIP people are welcomed to their VIP experience', () => {
  expect(greeting({ name: 'Imogen', isVip: true, firm: 'Arkwright Pell' })).toBe(
    'Hi Imogen, welcome to your VIP experience with Arkwright Pell',
  );
});

test('W1: the word VIP is for VIP people only', () => {
  expect(greeting({ name: 'Daniel', isVip: false, firm: 'Arkwright Pell' })).toBe(
    'Hi Daniel, welcome to your experience with Arkwright Pell',
  );
});

test('W1: without a name nobody is called by a wrong one', () => {
  expect(greeting({ name: null, isVip: false, firm: 'Arkwright Pell' })).toBe(
    'Welcome to your experience with Arkwright Pell',
  );
});
