import { expect, test } from 'vitest';
import { plainChoice, readListChoice, writeListChoice } from './list-choice.ts';

test('P1: the filters stand in the address and are read back from it', () => {
  const choice = {
    text: 'tamar & wye',
    category: 'investment',
    status: 'submitted_to_provider',
    provider: 'Tamar & Wye',
    order: 'name',
  } as const;
  const query = writeListChoice(choice, new URLSearchParams());
  expect(query.toString()).toBe(
    'q=tamar+%26+wye&category=investment&status=submitted_to_provider&provider=Tamar+%26+Wye&sort=name',
  );
  expect(readListChoice(new URLSearchParams(query.toString()))).toEqual(choice);
});

test('P1: an address without filters, or with unknown ones, shows the plain list', () => {
  expect(readListChoice(new URLSearchParams(''))).toEqual(plainChoice);
  expect(readListChoice(new URLSearchParams('category=boats&status=sunk&sort=sideways'))).toEqual(
    plainChoice,
  );
});

test('what narrows nothing leaves the address, and what is not its own stays', () => {
  const query = new URLSearchParams('q=old&category=pension&from=mail');
  expect(writeListChoice({ ...plainChoice, text: '  ' }, query).toString()).toBe('from=mail');
});
