import { expect, test } from 'vitest';
import { plainText, searchWords } from './search-words.ts';

test('P-42: a search takes no notice of capitals, accents and spaces', () => {
  expect(plainText('  Épargne \n Société  ')).toBe('epargne societe');
  expect(searchWords('  Épargne \n Société  ')).toEqual(['epargne', 'societe']);
  expect(searchWords('  ')).toEqual([]);
});
