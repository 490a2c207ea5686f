import { expect, test } from 'vitest';
import { arrangeReport, type ReportSection, sectionAnchor } from './arrange-report.ts';

const section = (key: ReportSection['key']): ReportSection => ({
  key,
  title: key,
  score: null,
  body: '',
  evidence: [],
  tiers: null,
});

test('P4: what a report comes to stands before what it rests on, which keeps its order', () => {
  const arranged = arrangeReport(
    (['service', 'strengths', 'charges', 'concerns', 'conclusion'] as const).map(section),
  );
  expect(arranged.assessed.map(({ key }) => key)).toEqual(['service', 'charges']);
  expect(arranged.conclusion?.key).toBe('conclusion');
  expect(arranged.strengths?.key).toBe('strengths');
  expect(arranged.concerns?.key).toBe('concerns');
});

test('P4: a report without a conclusion, strengths or concerns is shown without them', () => {
  expect(arrangeReport([section('service')])).toEqual({
    conclusion: undefined,
    strengths: undefined,
    concerns: undefined,
    assessed: [section('service')],
  });
});

test('P4: a section is linked to by its key', () => {
  expect(sectionAnchor({ key: 'fair_value_and_target_market' })).toBe('fair-value-and-target-market');
});
