import { describe, expect, it } from 'vitest';
import { createRecent } from './recent.ts';

describe('what was used last', () => {
  it('is kept, and the one unused for longest makes room', () => {
    const recent = createRecent<number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    recent.get('a');
    recent.set('c', 3);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  });

  it('is kept once, with its last value', () => {
    const recent = createRecent<number>(2);
    recent.set('a', 1);
    recent.set('a', 2);
    recent.set('b', 3);
    expect([recent.get('a'), recent.get('b')]).toEqual([2, 3]);
  });
});
