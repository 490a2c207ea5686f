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

test.each([null, '', ' '])('W1: with %j for a name the greeting calls nobody by one', (name) => {
  expect(greeting({ name, isVip: false, firm: 'Arkwright Pell' })).toBe(
    'Hi, welcome to your experience with Arkwright Pell',
  );
});
