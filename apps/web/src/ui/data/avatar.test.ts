import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test('a name is shown by the first letters of its first and last words', () => {
  expect(initialsOf('Imogen Hartnoll')).toBe('IH');
  expect(initialsOf('Ana  Maria de Souza')).toBe('AS');
  expect(initialsOf('cher')).toBe('C');
  expect(initialsOf('Émile Zola')).toBe('ÉZ');
  expect(initialsOf('')).toBe('');
});
