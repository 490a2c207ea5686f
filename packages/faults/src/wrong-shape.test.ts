import { expect, test } from 'vitest';
import { breakShape } from './wrong-shape.ts';

const list = {
  items: [
    { name: 'a', _links: { self: { href: '/a' } } },
    { name: 'b', href: 7 },
  ],
  name: 'c',
};

function broken(effect: { field?: string; becomes?: 'missing' | 'wrong_type' }): unknown {
  const shape = { kind: 'wrong_shape', becomes: 'missing', ...effect } as const;
  return JSON.parse(breakShape(Buffer.from(JSON.stringify(list)), shape).toString());
}

test('Q-3: a field is missing at any depth, and the others are as they were', () => {
  expect(broken({ field: 'name' })).toEqual({
    items: [{ _links: { self: { href: '/a' } } }, { href: 7 }],
  });
});

test('Q-3: a field has another type at any depth', () => {
  expect(broken({ field: 'href', becomes: 'wrong_type' })).toMatchObject({
    items: [{ _links: { self: { href: expect.any(Array) } } }, { href: expect.any(Array) }],
  });
  expect(broken({ field: 'items', becomes: 'wrong_type' })).toEqual({ items: expect.any(String), name: 'c' });
});

test('Q-3: without a field, a text is in place of everything, since a list or a record may be an answer', () => {
  expect(broken({})).toEqual(expect.any(String));
  const lists = breakShape(Buffer.from('[1,2]'), { kind: 'wrong_shape', becomes: 'missing' });
  expect(JSON.parse(lists.toString())).toEqual(expect.any(String));
});

test('Q-3: a body that is not JSON is left as it is', () => {
  const page = Buffer.from('<html>');
  expect(breakShape(page, { kind: 'wrong_shape', becomes: 'missing' })).toBe(page);
});
