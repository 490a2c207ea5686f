import { expect, it } from 'vitest';
import { createIds } from './trace-context.ts';

it('SEC-J4: ids differ, even after the pool of random bytes is filled again', () => {
  const idOf = createIds();
  const ids = Array.from({ length: 3000 }, () => idOf(8));
  expect(new Set(ids).size).toBe(3000);
  expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
});
