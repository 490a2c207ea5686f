import { expect, test } from 'vitest';
import { disclaimer } from './disclaimer.ts';

test('W-6: the disclaimer names the firm as an Appointed Representative', () => {
  expect(disclaimer('Arkwright Pell Financial Planning')).toBe(
    'Arkwright Pell Financial Planning is an Appointed Representative of an authorised and regulated financial planning company.',
  );
});
