import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnreadableNote } from './unreadable-note.tsx';

const textOf = (count: number) =>
  render(<UnreadableNote count={count} one="policy" many="policies" />).container.textContent;

test('API-17, API-18: a list says how many of its items could not be read, and nothing where all could', () => {
  expect(textOf(0)).toBe('');
  expect(textOf(1)).toBe('One policy could not be read.');
  expect(textOf(2)).toBe('2 policies could not be read.');
  expect(textOf(1200)).toBe('1,200 policies could not be read.');
});
