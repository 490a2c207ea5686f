import { describe, expect, test } from 'vitest';
import { reviewYears } from './due-diligence-years.ts';
import { overallScore } from './report-text.ts';

const years = reviewYears('2026-11-21');
const reports = years.flatMap(({ financialYear, panel }) =>
  panel.map((report): [string, (typeof panel)[number]] => [`${report.provider} ${financialYear}`, report]),
);
const bodiesOf = ([, { sections, strengths, concerns, conclusion }]: (typeof reports)[number]) => [
  ...Object.values(sections).map(([, body]) => body),
  strengths[0],
  concerns[0],
  conclusion,
];
const words = (text: string) => text.split(/\s+/).length;

describe('P-17: the seeded reports', () => {
  test.each(reports)('%s says something in each of its ten sections', (...given) => {
    const bodies = bodiesOf(given);
    expect(bodies).toHaveLength(10);
    for (const body of bodies) {
      expect(words(body), body).toBeGreaterThanOrEqual(60);
      expect(words(body), body).toBeLessThanOrEqual(150);
    }
  });

  test('no two sections say the same, in any report of any year', () => {
    const bodies = reports.flatMap(bodiesOf);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  test('eight providers each have a report in each of three financial years', () => {
    expect(years).toHaveLength(3);
    for (const { panel } of years) expect(new Set(panel.map(({ provider }) => provider)).size).toBe(8);
  });

  test('the latest scores and verdicts are those of the design', () => {
    const [latest] = years;
    expect(latest!.panel.map((report) => [report.provider, report.verdict, overallScore(report)])).toEqual([
      ['Brackenfield', 'approved', 4.4],
      ['Saltmarsh', 'approved_with_conditions', 3.7],
      ['Castlegate Trustees', 'approved', 4.1],
      ['Tamar & Wye', 'approved', 4],
      ['Greywater Assurance', 'approved', 4.2],
      ['Northmoor Life', 'watch', 3.1],
      ['Harbottle Hale International', 'removed', 2.2],
      ['Tollgate Savings', 'approved', 4],
    ]);
  });
});
