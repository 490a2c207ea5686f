import { describe, expect, it, vi } from 'vitest';
import { testNow, testNowSeconds } from '../test/build/a-firm-token.ts';
import { createProofNonces } from './proof-nonces.ts';
import { memoryProofReplay, redisProofReplay } from './proof-replay.ts';

function start(most?: number) {
  const time = { now: testNow };
  const clock = { now: () => time.now };
  const nonces = createProofNonces(clock);
  return { replay: memoryProofReplay({ clock, nonces, ...(most && { most }) }), time, nonces };
}

const inSeconds = (seconds: number) => new Date((testNowSeconds + seconds) * 1000);
const use = (jti: string, seconds = 60) => ({ jkt: 'key', jti, end: testNowSeconds + seconds });

describe('SEC-D23: a proof is valid once', () => {
  it('and each proof is counted separately', async () => {
    const { replay } = start();
    expect(await replay.recordUse(use('one'))).toBe(true);
    expect(await replay.recordUse(use('one'))).toBe(false);
    expect(await replay.recordUse(use('two'))).toBe(true);
    expect(await replay.recordUse({ ...use('one'), jkt: 'another key' })).toBe(true);
  });

  it('even if it comes a hundred times at once', async () => {
    const { replay } = start();
    const uses = await Promise.all(Array.from({ length: 100 }, () => replay.recordUse(use('one'))));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('and is remembered for as long as its time would be accepted', async () => {
    const { replay, time } = start();
    await replay.recordUse(use('one'));
    time.now = inSeconds(60);
    await replay.recordUse(use('two', 120));
    expect(await replay.recordUse(use('one'))).toBe(false);
  });

  it('and is forgotten then, so that memory has an end', async () => {
    const { replay, time } = start(2);
    await replay.recordUse(use('one'));
    await replay.recordUse(use('two'));
    time.now = inSeconds(61);
    expect(await replay.recordUse(use('three', 121))).toBe(true);
  });

  it('and after a clock that was set back what was signed so far is refused', async () => {
    const { replay, time, nonces } = start();
    const before = nonces.current();
    await replay.recordUse(use('one'));
    time.now = inSeconds(61);
    await replay.recordUse(use('two', 121));
    time.now = inSeconds(1);
    expect(await replay.recordUse(use('one'))).toBe(false);
    expect(nonces.accepts(before)).toBe(false);
    expect(await replay.recordUse(use('three'))).toBe(true);
  });

  it('with no room left a new one passes, and what was signed so far is refused for its nonce', async () => {
    const { replay, nonces } = start(2);
    const before = nonces.current();
    await replay.recordUse(use('one'));
    await replay.recordUse(use('two'));
    expect(nonces.accepts(before)).toBe(true);
    expect(await replay.recordUse(use('three'))).toBe(true);
    expect(nonces.accepts(before)).toBe(false);
    expect(nonces.accepts(nonces.current())).toBe(true);
  });

  it('and is remembered for all gateways together, whatever the clock of each says', async () => {
    const set = vi.fn(async (..._command: unknown[]) => 'OK');
    const replay = redisProofReplay({ set: set as never });
    // By the clock of the gateway that it comes to first, this proof has a second left.
    expect(await replay.recordUse(use('one', 1))).toBe(true);
    expect(set).toHaveBeenCalledWith('portal:proof:key.one', '', 'EX', 120, 'NX');
    set.mockResolvedValueOnce(null as never);
    expect(await replay.recordUse(use('one', 1))).toBe(false);
  });
});
