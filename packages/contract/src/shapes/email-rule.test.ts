import { describe, expect, test } from 'vitest';
import { isEmail, isResetEmail, normaliseEmail } from './email-rule.ts';

describe('L-26: an email must be valid', () => {
  test.each(['vip@portal.example.com', "o'neill+isa@sub.example.co.uk", 'ä@exämple.com'])(
    'accepts %s',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  test.each([
    '',
    'vip',
    'vip@',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@example..com',
    'a@b.com\r\nBcc: c@d.com',
    '<a@b.com>',
    'a\u0000@b.com',
    'a@b.com\u0085',
    'a@b.com\u007f',
  ])('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  test('refuses an address longer than a mailbox may be', () => {
    expect(isEmail(`${'a'.repeat(243)}@example.com`)).toBe(false);
    expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true);
  });
});

describe('L-27: reset takes text, an at sign, text, a dot and text, without spaces', () => {
  test.each(['a@b.c', 'x,y@z.w'])('accepts %s', (address) => {
    expect(isResetEmail(address)).toBe(true);
  });

  test.each(['a@b', 'a b@c.d', 'a@b.', '@b.c', 'a@@b.c', 'a@b.c\u0000'])('refuses %j', (address) => {
    expect(isResetEmail(address)).toBe(false);
  });
});

test('SEC-B12: case and outer spaces do not make another address', () => {
  expect(normaliseEmail('  A@X.Test ')).toBe(normaliseEmail('a@x.test'));
});
