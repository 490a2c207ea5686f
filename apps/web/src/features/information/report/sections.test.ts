import { expect, test } from 'vitest';
import { arrangeReport, type ReportSection } from './sections.ts';

const section = (key: ReportSection['key'], overrides: Partial<ReportSection> = {}): ReportSection => ({
  key,
  title: key ?? 'Another section',
  score: null,
  body: 'What we found.',
  evidence: [],
  tiers: null,
  ...overrides,
});

test('P-17: the conclusion of a report comes before its evidence, which keeps its order', () => {
  const arranged = arrangeReport(
    (['service', 'strengths', 'charges', 'concerns', 'conclusion'] as const).map((key) => section(key)),
  );
  expect(arranged.assessed.map(({ key }) => key)).toEqual(['service', 'charges']);
  expect(arranged.conclusion?.key).toBe('conclusion');
  expect(arranged.strengths?.key).toBe('strengths');
  expect(arranged.concerns?.key).toBe('concerns');
});

test('P-17: a report without a conclusion, strengths or concerns is shown without them', () => {
  expect(arrangeReport([section('service')])).toEqual({
    conclusion: undefined,
    strengths: undefined,
    concerns: undefined,
    assessed: [{ ...section('service'), anchor: 'service' }],
  });
  expect(arrangeReport([]).assessed).toEqual([]);
});

test('API-18: a section that says nothing but its title is left out', () => {
  const empty = { body: null, evidence: null };
  const arranged = arrangeReport([
    section('service', empty),
    section('charges', { ...empty, tiers: [] }),
    section('strengths', empty),
    section('conclusion', empty),
    section('proposition', { ...empty, score: 4 }),
    section('investment_range', { body: null, evidence: ['Ninety funds'] }),
  ]);
  expect(arranged.assessed.map(({ key }) => key)).toEqual(['proposition', 'investment_range']);
  expect(arranged.strengths).toBeUndefined();
  expect(arranged.conclusion).toBeUndefined();
});

test('P-17: a section is linked to by its key, or by its place where it has no key of its own', () => {
  const keys = ['fair_value_and_target_market', null, 'service', 'service'] as const;
  expect(arrangeReport(keys.map((key) => section(key))).assessed.map(({ anchor }) => anchor)).toEqual([
    'fair-value-and-target-market',
    'section-2',
    'service',
    'section-4',
  ]);
});

test('API-18: a section without a title is called by its key, and one without a text is left out', () => {
  const arranged = arrangeReport([
    section('investment_range', { title: null }),
    section(null, { title: null }),
    section('charges', { body: null, evidence: null }),
  ]);
  expect(arranged.assessed.map(({ title }) => title)).toEqual(['Investment range', 'Untitled section']);
});
