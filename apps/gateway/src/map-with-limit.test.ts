import { describe, expect, it } from 'vitest';
import { mapWithLimit } from './map-with-limit.ts';

describe('mapWithLimit', () => {
  it('keeps the order whatever finishes first, with no more at once than the limit', async () => {
    let atWork = 0;
    let most = 0;
    const results = await mapWithLimit([5, 4, 3, 2, 1, 0], 3, async (turns) => {
      atWork += 1;
      most = Math.max(most, atWork);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      atWork -= 1;
      return turns * 10;
    });
    expect(results).toEqual([50, 40, 30, 20, 10, 0]);
    expect(most).toBe(3);
  });

  it('maps nothing to nothing', async () => {
    expect(await mapWithLimit([], 4, async () => 1)).toEqual([]);
  });

  it('fails when one fails', async () => {
    await expect(mapWithLimit([1, 2], 2, (item) => Promise.reject(new Error(`no ${item}`)))).rejects.toThrow(
      'no 1',
    );
  });
});
