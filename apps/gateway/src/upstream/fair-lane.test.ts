import { describe, expect, it } from 'vitest';
import { FairLane } from './fair-lane.ts';

const never = new AbortController().signal;

/** A lane in which work runs until the test ends it, with the order in which it started. */
function held(sizes: Partial<ConstructorParameters<typeof FairLane>[0]> = {}) {
  const lane = new FairLane({
    atOnce: 4,
    atOnceEach: 3,
    waiting: 50,
    waitingEach: 20,
    whenLate: 'timeout',
    ...sizes,
  });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (person: string | undefined, name: string, signal = never) =>
    lane.run({ person, call: 'GET /v1', signal }, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const many = (person: string, count: number) =>
    Array.from({ length: count }, (_, at) => enter(person, `${person}${at}`));
  /** Ends what runs, one after the other, until nothing is left. */
  const finish = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { lane, enter, many, started, ends, finish };
}

describe('SEC-I8: people take turns', () => {
  it('what one person asks for takes no place from another', async () => {
    const { many, enter, started, finish } = held();
    const work = [...many('a', 10), enter('stranger', 'stranger')];
    expect(started).toEqual(['a0', 'a1', 'a2', 'stranger']);
    await finish();
    await Promise.all(work);
    expect(started).toHaveLength(11);
  });

  it('where all places are taken, the people who wait take turns, however much the first of them asked for', async () => {
    const { many, started, finish } = held({ atOnce: 2, atOnceEach: 2 });
    const work = [...many('a', 5), ...many('b', 3), ...many('c', 2)];
    await finish();
    await Promise.all(work);
    expect(started).toEqual(['a0', 'a1', 'a2', 'b0', 'c0', 'a3', 'b1', 'c1', 'a4', 'b2']);
  });

  it('work for nobody in particular may use all of it', async () => {
    const { enter, started, finish } = held();
    const work = Array.from({ length: 4 }, (_, at) => enter(undefined, `${at}`));
    expect(started).toHaveLength(4);
    await finish();
    await Promise.all(work);
  });

  it('a person who has too much waiting is refused, and others are not', async () => {
    const { many, enter, finish } = held({ waitingEach: 2 });
    const work = Promise.allSettled(many('a', 6));
    const other = [enter('b', 'b0'), enter('b', 'b1')];
    await finish();
    expect((await work).filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { kind: 'shed', retryAfterSeconds: 1 } },
    ]);
    await Promise.all(other);
  });

  it('one who waited too long gives up its place', async () => {
    const { lane, many, enter, started, finish } = held({ whenLate: 'shed' });
    const deadline = new AbortController();
    const work = many('a', 3);
    const late = enter('a', 'late', deadline.signal);
    expect(lane.state).toEqual({ running: 3, waiting: 1 });
    deadline.abort();
    await expect(late).rejects.toMatchObject({ kind: 'shed' });
    await finish();
    await Promise.all(work);
    expect(started).toEqual(['a0', 'a1', 'a2']);
    expect(lane.state).toEqual({ running: 0, waiting: 0 });
  });

  it('one whose caller has gone already does not wait', async () => {
    const { lane, many, enter, finish } = held();
    const work = many('a', 3);
    const gone = enter('a', 'gone', AbortSignal.abort());
    expect(lane.state).toEqual({ running: 3, waiting: 0 });
    await expect(gone).rejects.toMatchObject({ kind: 'timeout' });
    await finish();
    await Promise.all(work);
    expect(lane.state).toEqual({ running: 0, waiting: 0 });
  });

  it('work that fails leaves its place to the next', async () => {
    const lane = new FairLane({ atOnce: 1, atOnceEach: 1, waiting: 9, waitingEach: 9, whenLate: 'shed' });
    const enter = (work: () => Promise<string>) => lane.run({ person: 'a', call: 'x', signal: never }, work);
    const failed = enter(() => Promise.reject(new Error('No')));
    const next = enter(async () => 'well');
    await expect(failed).rejects.toThrow('No');
    expect(await next).toBe('well');
  });
});
