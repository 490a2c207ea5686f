import { expect, test } from 'vitest';
import { plainView, readListView, writeListView } from './list-view.ts';

test('P1: the filters stand in the address and are read back from it', () => {
  const view = {
    text: 'tamar & wye',
    category: 'investment',
    status: 'submitted_to_provider',
    provider: 'Tamar & Wye',
    order: 'name',
  } as const;
  const query = writeListView(view, new URLSearchParams());
  expect(query.toString()).toBe(
    'q=tamar+%26+wye&category=investment&status=submitted_to_provider&provider=Tamar+%26+Wye&sort=name',
  );
  expect(readListView(new URLSearchParams(query.toString()))).toEqual(view);
});

test('P1: an address without filters, or with unknown ones, shows the plain list', () => {
  expect(readListView(new URLSearchParams(''))).toEqual(plainView);
  expect(readListView(new URLSearchParams('category=boats&status=sunk&sort=sideways'))).toEqual(plainView);
});

test('what narrows nothing leaves the address, and what is not its own stays', () => {
  const query = new URLSearchParams('q=old&category=pension&from=mail');
  expect(writeListView({ ...plainView, text: '  ' }, query).toString()).toBe('from=mail');
});
