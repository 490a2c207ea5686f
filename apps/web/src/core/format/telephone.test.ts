import { expect, test } from 'vitest';
import { telephoneAddress } from './telephone.tsx';

test('P-5, P-8: a telephone number is dialled without its spaces, and words are not dialled', () => {
  expect(telephoneAddress('01632 960 410')).toBe('tel:01632960410');
  expect(telephoneAddress('+44 (0)1632 960410')).toBe('tel:+441632960410');
  expect(telephoneAddress('ask your adviser')).toBeNull();
  expect(telephoneAddress('Office: 01632-960.410 (weekdays)')).toBe('tel:01632960410');
});

test('API-16: a long text that is no number is read in a moment', () => {
  const start = performance.now();
  expect(telephoneAddress(`${' '.repeat(3000)}1a1`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each(['0141 496 0000 ext 204', '0141 496 0000 x204', '0141 496 0000 #204', 'Office 2: 0141 496 0000'])(
  'API-16: "%s" is shown without a link, which would dial a wrong number',
  (text) => {
    expect(telephoneAddress(text)).toBeNull();
  },
);
