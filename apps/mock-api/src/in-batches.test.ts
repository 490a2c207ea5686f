import { describe, expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

describe('reads of one turn', () => {
  test('are made together, each with its own result', async () => {
    const batches: (readonly number[])[] = [];
    const double = inBatches(async (keys: readonly number[]) => {
      batches.push(keys);
      return keys.map((key) => key * 2);
    });
    expect(await Promise.all([double(1), double(2), double(2)])).toEqual([2, 4, 4]);
    expect(await double(5)).toBe(10);
    expect(batches).toEqual([[1, 2, 2], [5]]);
  });

  test('may fail for one key alone', async () => {
    const read = inBatches<number, number>(async (keys) =>
      keys.map((key) => (key > 1 ? Promise.reject(new Error('too large')) : key)),
    );
    const both = await Promise.allSettled([read(1), read(2)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  test('fail together, and the next turn is read again', async () => {
    let isBroken = true;
    const read = inBatches(async (keys: readonly string[]) => {
      if (isBroken) throw new Error('broken');
      return keys;
    });
    const both = await Promise.allSettled([read('a'), read('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await read('a')).toBe('a');
  });
});
