import { expect, test } from 'vitest';
import { defaultListParams, readListParams, writeListParams } from './search-params.ts';

test('P-42: the filters are in the address and are read from it', () => {
  const choice = {
    text: 'tamar & wye',
    category: 'investment',
    status: 'submitted_to_provider',
    provider: 'Tamar & Wye',
    order: 'name',
  } as const;
  const query = writeListParams(choice, new URLSearchParams());
  expect(query.toString()).toBe(
    'q=tamar+%26+wye&category=investment&status=submitted_to_provider&provider=Tamar+%26+Wye&sort=name',
  );
  expect(readListParams(new URLSearchParams(query.toString()))).toEqual(choice);
});

test('P-42: an address without filters, or with unknown ones, shows the plain list', () => {
  expect(readListParams(new URLSearchParams(''))).toEqual(defaultListParams);
  expect(readListParams(new URLSearchParams('category=boats&status=sunk&sort=sideways'))).toEqual(
    defaultListParams,
  );
});

test('what narrows nothing leaves the address, and what is not its own stays', () => {
  const query = new URLSearchParams('q=old&category=pension&from=mail');
  expect(writeListParams({ ...defaultListParams, text: '  ' }, query).toString()).toBe('from=mail');
});
