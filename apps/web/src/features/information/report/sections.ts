import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { capitalise } from '#ui/format/counts.ts';

export type Report = RouterOutputs['dueDiligence']['report'];
export type ReportSection = Report['sections'][number];
/** A section with its title, and the id that it has on its page, for links to it. */
export type AnchoredSection = ReportSection & { title: string; anchor: string };

type ArrangedReport = {
  /** What was concluded, read first; undefined where a report has none. */
  conclusion: ReportSection | undefined;
  strengths: ReportSection | undefined;
  concerns: ReportSection | undefined;
  /** The sections that were assessed one by one, as the report orders them. */
  assessed: AnchoredSection[];
};

const shownSeparately: ReadonlySet<ReportSection['key']> = new Set(['conclusion', 'strengths', 'concerns']);

/**
 * A report in its order on the page: conclusion, strengths and concerns before the sections. Empty sections are left
 * out.
 */
export function arrangeReport(sections: readonly ReportSection[]): ArrangedReport {
  const filled = sections.filter(saysAnything);
  const of = (key: ReportSection['key']) => filled.find((section) => section.key === key);
  return {
    conclusion: of('conclusion'),
    strengths: of('strengths'),
    concerns: of('concerns'),
    assessed: withAnchors(filled.filter(({ key }) => !shownSeparately.has(key))),
  };
}

/** The points of a section: its evidence, or strengths and concerns of a provider. */
export function evidenceOf({ evidence }: ReportSection): readonly string[] {
  return evidence ?? [];
}

/** A section without a title is named by its key. */
function sectionTitle({ title, key }: ReportSection): string {
  return title ?? (key && capitalise(key.replaceAll('_', ' '))) ?? 'Untitled section';
}

function saysAnything(section: ReportSection): boolean {
  return Boolean(
    section.body || section.score !== null || evidenceOf(section).length > 0 || section.tiers?.length,
  );
}

/** By the key of a section, or by its place where it has none or shares it with one before. */
function withAnchors(sections: readonly ReportSection[]): AnchoredSection[] {
  return sections.map((section, index) => {
    const isFirst = sections.findIndex(({ key }) => key === section.key) === index;
    const anchor =
      section.key !== null && isFirst ? section.key.replaceAll('_', '-') : `section-${index + 1}`;
    return { ...section, title: sectionTitle(section), anchor };
  });
}
