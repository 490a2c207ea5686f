import { expect, test } from 'vitest';
import { failureReference } from './failure-reference.ts';

test('a reference is short enough to be read out, and finds the request by its first eight characters', () => {
  expect(failureReference('7f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10')).toBe('7F2C-41A9');
});

test('without an answer there is no reference', () => {
  expect(failureReference(undefined)).toBeNull();
  expect(failureReference('ab-1')).toBeNull();
});
