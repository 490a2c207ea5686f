import { describe, expect, it } from 'vitest';
import { testNow, testNowSeconds } from '../test/build/a-firm-token.ts';
import { memoryProofReplay } from './proof-replay.ts';

function start(most?: number) {
  const time = { now: testNow };
  return { replay: memoryProofReplay({ now: () => time.now }, most), time };
}

const inSeconds = (seconds: number) => new Date((testNowSeconds + seconds) * 1000);
const use = (id: string, seconds = 60) => ({ id, end: testNowSeconds + seconds });

describe('SEC-D8: a proof is valid once', () => {
  it('and every proof has its own once', async () => {
    const { replay } = start();
    expect(await replay.isFirstUse(use('one'))).toBe(true);
    expect(await replay.isFirstUse(use('one'))).toBe(false);
    expect(await replay.isFirstUse(use('two'))).toBe(true);
  });

  it('also of a hundred that come together', async () => {
    const { replay } = start();
    const uses = await Promise.all(Array.from({ length: 100 }, () => replay.isFirstUse(use('one'))));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('for as long as its time would let it pass', async () => {
    const { replay, time } = start();
    await replay.isFirstUse(use('one'));
    time.now = inSeconds(60);
    await replay.isFirstUse(use('two', 120));
    expect(await replay.isFirstUse(use('one'))).toBe(false);
  });

  it('and is forgotten then, so that memory has an end', async () => {
    const { replay, time } = start(2);
    await replay.isFirstUse(use('one'));
    await replay.isFirstUse(use('two'));
    time.now = inSeconds(61);
    expect(await replay.isFirstUse(use('three', 121))).toBe(true);
  });

  it('with no room left nothing passes, rather than one that was used', async () => {
    const { replay } = start(2);
    await replay.isFirstUse(use('one'));
    await replay.isFirstUse(use('two'));
    await expect(replay.isFirstUse(use('three'))).rejects.toThrow();
    expect(await replay.isFirstUse(use('one'))).toBe(false);
  });
});
