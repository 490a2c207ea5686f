import { passwordProblem } from '@portal/contract/password-rule';
import { describe, expect, test } from 'vitest';
import { isForbiddenPassword } from './forbidden-password.ts';

const names = [
  'Imogen',
  'Hartnoll',
  'vip@portal.example.com',
  'Arkwright Pell Financial Planning',
  'Noonmark',
];

describe('A6: passwords that many people have are refused', () => {
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

  test('more than three thousand of them that keep to the rule of three symbols', () => {
    const words = ['password', 'welcome', 'qwerty', 'dragon', 'monkey', 'football', 'sunshine', 'princess'];
    const spell = [
      (word: string) => word,
      (word: string) => word.toUpperCase(),
      (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    ];
    const numbers = Array.from({ length: 60 }, (_, index) => String(1967 + index));
    const ends = ['!!!', '?!?', '***'];
    const all = words.flatMap((word) =>
      spell.flatMap((write) =>
        numbers.flatMap((number) => ends.map((end) => `${write(word)}${number}${end}`)),
      ),
    );
    expect(new Set(all).size).toBeGreaterThan(3000);
    expect(all.filter((password) => passwordProblem(password) !== undefined)).toEqual([]);
    expect(all.filter((password) => !isForbiddenPassword(password, []))).toEqual([]);
  });
});

describe('A6: names of the person, the firm and the product are refused', () => {
  test.each([
    'Hartnoll2026!!!',
    'imogen!!!hartnoll',
    'Arkwright!!!',
    'ArkwrightPell***1',
    'N00nmark!!!',
    'Password-Noonmark!!',
  ])('%s', (password) => {
    expect(isForbiddenPassword(password, names)).toBe(true);
  });

  test('of somebody else they say nothing', () => {
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
])('A5: another good password is taken: %s', (password) => {
  expect(passwordProblem(password)).toBeUndefined();
  expect(isForbiddenPassword(password, names)).toBe(false);
});
