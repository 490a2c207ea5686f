import { expect, test } from 'vitest';
import { capitalise, countOf, countWord, listWords } from './counts.ts';

test('counts are words up to nine and figures beyond', () => {
  expect([0, 1, 9, 10, 1200].map(countWord)).toEqual(['no', 'one', 'nine', '10', '1,200']);
});

test('one policy is not one policies', () => {
  expect([0, 1, 2].map((count) => countOf(count, ['policy', 'policies']))).toEqual([
    '0 policies',
    '1 policy',
    '2 policies',
  ]);
});

test('words are joined as in a sentence', () => {
  expect(listWords([])).toBe('');
  expect(listWords(['cover'])).toBe('cover');
  expect(listWords(['cover', 'income'])).toBe('cover and income');
  expect(capitalise(listWords(['cover', 'income', 'one policy']))).toBe('Cover, income and one policy');
});
