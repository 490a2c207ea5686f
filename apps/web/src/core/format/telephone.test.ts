import { expect, test } from 'vitest';
import { telephoneAddress } from './telephone.tsx';

test.each([
  ['01632 960 410', 'tel:01632960410'],
  ['(01632) 960410', 'tel:01632960410'],
  ['+44 (0)1632 960410', 'tel:+441632960410'],
  ['(+44) 1632 960410', 'tel:+441632960410'],
  ['+44-1632-960410', 'tel:+441632960410'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
  ['Office: 01632-960.410 (weekdays)', 'tel:01632960410'],
  ['Office: +44 (0)1632 960410', 'tel:+441632960410'],
])('P-5, P-8: "%s" is dialled as %s', (text, address) => {
  expect(telephoneAddress(text)).toBe(address);
});

test.each([
  'ask your adviser',
  '0141 496 0000 ext 204',
  '0141 496 0000 x204',
  '0141 496 0000 #204',
  'Office 2: 0141 496 0000',
  '0141 496 0000 (24 hours)',
  '0141 496 0000 (204)',
  '020 7946 0000 (9-5)',
  '0800 123 456 - 7 days',
  '0141 496 0000, +44 141 496 0001',
  '+(44) 141 496 0000',
])('P-5, P-8: "%s" is shown without a link, which would dial a wrong number', (text) => {
  expect(telephoneAddress(text)).toBeNull();
});
