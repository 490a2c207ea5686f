import type { Verdict } from '@portal/contract/due-diligence';
import type { PanelItem } from '#core/due-diligence/findings.ts';
import { verdicts } from '#core/due-diligence/verdict.ts';

/** What a panel is narrowed to; null narrows nothing. */
export type PanelChoice = { verdict: Verdict | null; segment: string | null };

/** Reads a choice from the query of an address; an unknown verdict is left out. */
export function readPanelChoice(query: URLSearchParams): PanelChoice {
  const verdict = query.get('verdict');
  return { verdict: verdicts.find((known) => known === verdict) ?? null, segment: query.get('segment') };
}

/** The items that a choice leaves. A choice of what no item of the panel has, such as a verdict, narrows nothing. */
export function filterPanel(panel: readonly PanelItem[], choice: PanelChoice): PanelItem[] {
  const { verdict, segment } = possibleChoice(panel, choice);
  return panel.filter(
    (item) =>
      (verdict === null || item.verdict === verdict) && (segment === null || item.segment === segment),
  );
}

/** The part of a choice for which the panel has a filter: an address may ask for more. */
export function possibleChoice(panel: readonly PanelItem[], { verdict, segment }: PanelChoice): PanelChoice {
  return {
    verdict: panel.some((item) => item.verdict !== null) ? verdict : null,
    segment: segmentsOf(panel).length > 0 ? segment : null,
  };
}

/** The verdicts that a panel gave, best first, each with how many would show with the chosen segment. */
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
  const segments = panel.map(({ segment }) => segment).filter((segment) => segment !== null);
  return [...new Set(segments)].toSorted();
}
