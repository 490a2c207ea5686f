import { createHash } from 'node:crypto';
import { passwordProblem } from '@portal/contract/shapes/password-rule';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { isForbiddenPassword } from './forbidden-password.ts';

const names = [
  'Imogen',
  'Hartnoll',
  'vip@portal.example.com',
  'Arkwright Pell Financial Planning',
  'Noonmark',
];

describe('SEC-A6: passwords that many people have are refused', () => {
  test.each([
    'Password!!!',
    'Welcome123!!!',
    'P@ssw0rd!!!',
    'p4$$w0rd!?!',
    'QWERTYUIOP!!!',
    '!!!letmein2026',
    'ILoveYou...1',
    'Summer2026!!!',
    'Chelsea-London-1!',
    '1234567890!!!',
    'aaaaaaaaaa!!!',
    '2026-03-02!!',
  ])('%s', (password) => {
    expect(passwordProblem(password)).toBeUndefined();
    expect(isForbiddenPassword(password, names)).toBe(true);
  });

  test('SEC-A6: the 10,000 commonest passwords, altered to satisfy L-7 in typical ways', () => {
    const common = dictionary['passwords-common'].slice(0, 10_000);
    const spellings = common.flatMap((word) => [
      `${word}!!!`.padEnd(10, '!'),
      `${word.charAt(0).toUpperCase()}${word.slice(1)}1!?*`.padEnd(10, '*'),
      `***${word.toUpperCase()}`.padStart(10, '*'),
    ]);
    expect(spellings.filter((password) => passwordProblem(password) !== undefined)).toEqual([]);
    expect(new Set(spellings).size).toBeGreaterThan(20_000);
    const taken = spellings.filter((password) => !isForbiddenPassword(password, []));
    // Three letters and some digits, with so much around them, are hardly the common password any more.
    expect(taken.length / spellings.length).toBeLessThan(0.005);
  });
});

test('SEC-A6: of a thousand passwords drawn at random hardly one is refused', () => {
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?*-+%$&';
  const draw = (length: number, seed: number) => {
    const bytes = createHash('sha512').update(String(seed)).digest();
    return Array.from({ length }, (_, at) => characters[bytes[at]! % characters.length]).join('');
  };
  const drawn = Array.from({ length: 1000 }, (_, seed) => `${draw(12, seed)}!-?`);
  expect(drawn.filter((password) => isForbiddenPassword(password, names)).length).toBeLessThanOrEqual(2);
});

describe('SEC-A6: names of the client, the firm and the product are refused', () => {
  test.each([
    'Hartnoll2026!!!',
    'imogen!!!hartnoll',
    'Arkwright!!!',
    'ArkwrightPell***1',
    'N00nmark!!!',
    'Password-Noonmark!!',
    'ArkwrightPellFinancialPlanning!!!',
    'ImogenHartnollNoonmark!!!',
  ])('%s', (password) => {
    expect(isForbiddenPassword(password, names)).toBe(true);
  });

  test.each(['AJBell!!!1', 'IanLee!!!1', 'IanLee-AJBell!!'])('with short words in them: %s', (password) => {
    expect(isForbiddenPassword(password, ['AJ Bell', 'Ian', 'Lee', 'Ian Lee'])).toBe(true);
  });

  test('a password that holds more than names is taken', () => {
    expect(isForbiddenPassword('Hartnoll-rows-upstream!!!', names)).toBe(false);
  });

  test('of another client they say nothing', () => {
    expect(isForbiddenPassword('Hartnoll2026!!!', ['Ada Vale'])).toBe(false);
  });
});

test.each([
  'Portal-Demo-2026!',
  'correct-horse-battery-staple',
  'tR7#kq!9$Lm2',
  'Seven lilac otters!!!',
  'häuser am see!!!',
  'надёжный-ключ-!-7',
  '密码安全第一很重要啊！！！x7q',
])('SEC-A6: another good password is taken: %s', (password) => {
  expect(passwordProblem(password)).toBeUndefined();
  expect(isForbiddenPassword(password, names)).toBe(false);
});
