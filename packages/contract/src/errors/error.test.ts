import { expect, test } from 'vitest';
import { errorCodes, errorStatus } from './error.ts';

test('API-24: a validation error travels as 422 and every code has an error status', () => {
  expect(errorStatus.VALIDATION).toBe(422);
  expect(errorCodes.filter((code) => errorStatus[code] < 400)).toEqual([]);
});
