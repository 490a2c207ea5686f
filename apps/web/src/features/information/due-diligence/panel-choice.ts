import type { Verdict } from '@portal/contract/due-diligence';
import type { PanelItem } from '#core/due-diligence/findings.ts';
import { verdicts } from '#core/due-diligence/verdict.ts';

/** What a panel is narrowed to; null narrows nothing. */
export type PanelChoice = { verdict: Verdict | null; segment: string | null };

/** Reads a choice from the query of an address; a verdict that there is not is left out. */
export function readPanelChoice(query: URLSearchParams): PanelChoice {
  const verdict = query.get('verdict');
  return { verdict: verdicts.find((known) => known === verdict) ?? null, segment: query.get('segment') };
}

export function filterPanel(panel: readonly PanelItem[], choice: PanelChoice): PanelItem[] {
  return panel.filter(
    ({ verdict, segment }) =>
      (choice.verdict === null || verdict === choice.verdict) &&
      (choice.segment === null || segment === choice.segment),
  );
}

/** The verdicts that a panel gave, best first, each with how many would show with the segment as it stands. */
export function countVerdicts(panel: readonly PanelItem[], { segment }: PanelChoice) {
  const left = filterPanel(panel, { verdict: null, segment });
  const given = verdicts.filter((verdict) => panel.some((item) => item.verdict === verdict));
  return {
    all: left.length,
    given: given.map((verdict) => ({
      verdict,
      count: left.filter((item) => item.verdict === verdict).length,
    })),
  };
}

/** Kinds of provider on a panel, by the alphabet. */
export function segmentsOf(panel: readonly PanelItem[]): string[] {
  return [...new Set(panel.map(({ segment }) => segment))].toSorted();
}
