import { expect, test, vi } from 'vitest';
import { combineQueries } from './combine-queries.ts';
import type { QueryState } from './query-boundary.tsx';

const asked = (overrides: Partial<QueryState<string>>): QueryState<string> => ({
  data: undefined,
  error: null,
  errorUpdateCount: 0,
  isFetching: false,
  refetch: () => undefined,
  ...overrides,
});

test('several questions are answered when all of them are', () => {
  expect(combineQueries([asked({ data: 'a' }), asked({ data: 'b' })]).data).toEqual(['a', 'b']);
  expect(combineQueries([asked({ data: 'a' }), asked({ isFetching: true })])).toMatchObject({
    data: undefined,
    error: null,
    isFetching: true,
  });
  expect(combineQueries([]).data).toEqual([]);
});

test('S-6: one that failed fails them all, and is the one that is asked again', () => {
  const answered = vi.fn();
  const failed = vi.fn();
  const failure = new Error('no answer');
  const all = combineQueries([
    asked({ data: 'a', refetch: answered }),
    asked({ error: failure, errorUpdateCount: 1, refetch: failed }),
  ]);
  expect(all).toMatchObject({ data: undefined, error: failure, errorUpdateCount: 1 });
  all.refetch();
  expect(failed).toHaveBeenCalledOnce();
  expect(answered).not.toHaveBeenCalled();
});
