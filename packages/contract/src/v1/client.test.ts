import { describe, expect, test } from 'vitest';
import { changedFieldsSchema } from './client.ts';

describe('SEC-F2: changed fields are an allow-list', () => {
  test.each(['email', 'is_vip', 'uuid', 'firm', 'pending_amendment', '_links', '__proto__x'])(
    '%s is refused',
    (field) => {
      expect(changedFieldsSchema.safeParse({ [field]: 'x' }).success).toBe(false);
    },
  );

  test('a nested field that is not listed is refused', () => {
    expect(changedFieldsSchema.safeParse({ address: { line_1: '1 High Street', owner: 'x' } }).success).toBe(
      false,
    );
  });

  test('an array where text belongs is refused', () => {
    expect(changedFieldsSchema.safeParse({ surname: ['a'] }).success).toBe(false);
  });

  test('a part of an address may be sent alone', () => {
    expect(changedFieldsSchema.safeParse({ address: { town: 'Hexham' } }).success).toBe(true);
  });

  test('P-8: a ten-thousand-character address line is refused', () => {
    expect(changedFieldsSchema.safeParse({ address: { line_1: 'a'.repeat(10_000) } }).success).toBe(false);
  });
});
