import { expect, test } from 'vitest';
import { withSearchParams } from './search-params.ts';

test('a choice is put into the address, what narrows nothing taken out, and what belongs to others stays', () => {
  const query = new URLSearchParams('from=mail&sort=age&q=old');
  const written = withSearchParams(query, { sort: 'name', q: '', provider: null, category: 'pension' });
  expect(written.toString()).toBe('from=mail&sort=name&category=pension');
  expect(query.toString()).toBe('from=mail&sort=age&q=old');
});
