import { describe, expect, it } from 'vitest';
import { parseAnswer, parseRefusal } from './parse-answer.ts';
import { goodAnswer, type WorstAnswer, worstAnswers } from './test/worst-answers.ts';
import { UpstreamError } from './upstream-error.ts';

const received = (status: number, text: string) => ({
  status,
  contentType: 'application/json',
  retryAfter: undefined,
  text,
});

/**
 * Milliseconds of processor time of the cheapest of three readings, since the machine may be busy with something else.
 */
function costOf(read: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.threadCpuUsage();
    read();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const reading =
  ({ endpoint, text }: WorstAnswer) =>
  () => {
    try {
      return parseAnswer(endpoint, received(200, text), 'GET /v1');
    } catch (error) {
      if (error instanceof UpstreamError) return undefined;
      throw error;
    }
  };

describe('SEC-I13: an answer of the wrong shape costs about as much as a good one of the same size', () => {
  const good = reading(goodAnswer());
  const usualCost = costOf(good);
  const limit = 3;

  /**
   * The cost of `read` as a multiple of that of the good answer. Above the limit both are measured three times, one
   * after the other, and the median counts: the machine may have been slower for one of them.
   */
  function costRatio(read: () => unknown): number {
    const ratio = costOf(read) / usualCost;
    if (ratio < limit) return ratio;
    const [, median = ratio] = Array.from({ length: 3 }, () => costOf(read) / costOf(good)).toSorted(
      (one, other) => one - other,
    );
    return median;
  }

  it.each(worstAnswers)('as a success: $name', (answer) => {
    expect(costRatio(reading(answer))).toBeLessThan(limit);
  });

  it.each(worstAnswers)('as a refusal: $name', ({ text }) => {
    const refusal = () => parseRefusal(received(500, text), 'GET /v1');
    expect(refusal()).toMatchObject({ kind: 'refused', status: 500 });
    expect(costRatio(refusal)).toBeLessThan(limit);
  });
});
