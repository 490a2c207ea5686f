import { describe, expect, test } from 'vitest';
import { withSearchParams } from '#core/routing/search-params.ts';
import { everyInsight, readInsightChoice, searchOf } from './search-params.ts';

const read = (query: string) => readInsightChoice(new URLSearchParams(query));

describe('P-6: the selected articles are in the address', () => {
  test('a choice that is written is read again', () => {
    const choice = { category: 'tax-planning', author: 'ruth-vasey' };
    const written = withSearchParams(new URLSearchParams(), choice);
    expect(written.toString()).toBe('category=tax-planning&author=ruth-vasey');
    expect(readInsightChoice(written)).toEqual(choice);
  });

  test('what narrows nothing is not written, and what belongs to others stays', () => {
    const query = new URLSearchParams('category=markets&author=x&from=mail');
    expect(withSearchParams(query, everyInsight).toString()).toBe('from=mail');
  });

  test.each(['17', 'Tax', '9f1c2d3e-0000-4000-8000-000000000001', 'a.b~c_d'])(
    'API-19: %j is an id, in whatever form the firm makes them',
    (text) => {
      expect(read(`category=${text}`).category).toBe(text);
    },
  );

  test.each(['', '.', '..', '...', '<b>', '../user', 'a b', 'a/b', 'x'.repeat(129)])(
    'SEC-G2: %j is not a category',
    (text) => {
      expect(read(new URLSearchParams({ category: text }).toString())).toEqual(everyInsight);
    },
  );

  test('only the filters in use are sent to the gateway', () => {
    expect(searchOf(everyInsight)).toEqual({});
    expect(searchOf({ category: 'markets', author: null })).toEqual({ categories: 'markets' });
    expect(searchOf({ category: null, author: 'ruth-vasey' })).toEqual({ writer: 'ruth-vasey' });
  });
});
