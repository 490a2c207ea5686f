import { expect, test, vi } from 'vitest';
import { allAsked } from './all-asked.ts';
import type { Asked } from './loaded.tsx';

const asked = (overrides: Partial<Asked<string>>): Asked<string> => ({
  data: undefined,
  error: null,
  errorUpdateCount: 0,
  isFetching: false,
  refetch: () => undefined,
  ...overrides,
});

test('several questions are answered when all of them are', () => {
  expect(allAsked([asked({ data: 'a' }), asked({ data: 'b' })]).data).toEqual(['a', 'b']);
  expect(allAsked([asked({ data: 'a' }), asked({ isFetching: true })])).toMatchObject({
    data: undefined,
    error: null,
    isFetching: true,
  });
  expect(allAsked([]).data).toEqual([]);
});

test('S6: one that failed fails them all, and is the one that is asked again', () => {
  const answered = vi.fn();
  const failed = vi.fn();
  const failure = new Error('no answer');
  const all = allAsked([
    asked({ data: 'a', refetch: answered }),
    asked({ error: failure, errorUpdateCount: 1, refetch: failed }),
  ]);
  expect(all).toMatchObject({ data: undefined, error: failure, errorUpdateCount: 1 });
  all.refetch();
  expect(failed).toHaveBeenCalledOnce();
  expect(answered).not.toHaveBeenCalled();
});
