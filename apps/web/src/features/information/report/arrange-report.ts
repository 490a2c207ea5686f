import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type Report = RouterOutputs['dueDiligence']['report'];
export type ReportSection = Report['sections'][number];

export type ArrangedReport = {
  /** What was concluded, read first; undefined where a report has none. */
  conclusion: ReportSection | undefined;
  strengths: ReportSection | undefined;
  concerns: ReportSection | undefined;
  /** The sections that were assessed one by one, as the report orders them. */
  assessed: ReportSection[];
};

const apart: ReadonlySet<ReportSection['key']> = new Set(['conclusion', 'strengths', 'concerns']);

/** A report as it is shown: what it comes to stands before what it rests on. */
export function arrangeReport(sections: readonly ReportSection[]): ArrangedReport {
  const of = (key: ReportSection['key']) => sections.find((section) => section.key === key);
  return {
    conclusion: of('conclusion'),
    strengths: of('strengths'),
    concerns: of('concerns'),
    assessed: sections.filter(({ key }) => !apart.has(key)),
  };
}

/** The id of a section on its page, for links to it. */
export function sectionAnchor({ key }: Pick<ReportSection, 'key'>): string {
  return key.replaceAll('_', '-');
}
