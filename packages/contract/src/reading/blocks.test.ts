import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dueDiligenceReportEndpoint } from '../v1/due-diligence.ts';
import { policyEndpoint } from '../v1/policies.ts';
import { valuationGraphEndpoint } from '../v1/valuation.ts';
import { withoutBlocks } from './blocks.ts';
import { answerOf, read } from './test/read.ts';

describe('long arrays are read in blocks', () => {
  test('a value without them is the same value', () => {
    const policy = { uuid: 'a', owners: [{ name: 'A', percentage: 100 }], other: Array(500).fill(1) };
    expect(withoutBlocks(policyEndpoint.answer, policy)).toEqual({ rest: policy, blocks: [] });
    expect(withoutBlocks(policyEndpoint.answer, policy).rest).toBe(policy);
  });

  test('every entry is in one block, in its order', () => {
    const schema = z.object({ items: z.array(z.number()).nullable() });
    const items = Array.from({ length: 60 }, (_, index) => index);
    const { rest, blocks } = withoutBlocks(schema, { items });
    const inBlocks = blocks.flatMap((block) => block.items);
    expect([...(rest as { items: number[] }).items, ...inBlocks]).toEqual(items);
    expect(blocks.map(({ from }) => from)).toEqual([25, 50]);
  });

  test('the answer is as if it had been parsed in one piece', () => {
    const points = Array.from({ length: 777 }, (_, value) => ({ date: '2026-01-01', value }));
    const json = { points, interval: 'week' };
    expect(answerOf(valuationGraphEndpoint, json)).toEqual(valuationGraphEndpoint.answer.parse(json));
    const section = { title: 'A section', evidence: Array(300).fill('Evidence'), tiers: [] };
    const report = { uuid: 'a', sections: Array(30).fill(section) };
    expect(answerOf(dueDiligenceReportEndpoint, report)).toEqual(
      dueDiligenceReportEndpoint.answer.parse(report),
    );
  });

  test('a fault in a later block is named by its place in the whole answer', () => {
    const point = { date: '2026-01-01', value: 5 };
    const points = [...Array(400).fill(point), { ...point, net_contributions: 'x' }];
    expect(read(valuationGraphEndpoint, { points }).leftOut).toEqual([
      { path: 'points.400.net_contributions', what: 'field' },
    ]);
    const section = { title: 'A section', evidence: Array(300).fill('Evidence'), tiers: [] };
    const sections = [...Array(9).fill(section), { ...section, evidence: [...section.evidence, 7] }];
    const { answer, leftOut } = read(dueDiligenceReportEndpoint, { uuid: 'a', sections });
    expect(leftOut).toEqual([{ path: 'sections.9.evidence', what: 'field' }]);
    expect(answer.sections?.map(({ evidence }) => evidence?.length)).toEqual([
      ...Array(9).fill(300),
      undefined,
    ]);
  });
});
