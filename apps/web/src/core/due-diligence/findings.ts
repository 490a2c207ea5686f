import type { RouterOutputs } from '#core/trpc/procedures.ts';

/** The due diligence of one financial year; the firm may give its id alone. */
export type Entry = RouterOutputs['dueDiligence']['list']['entries'][number];
/**
 * One provider on the panel of a year; scores are one to five. Verdict and scores are null where the firm gives none.
 */
export type PanelItem = RouterOutputs['dueDiligence']['panel']['items'][number];
export type ReviewedYear = { entry: Entry; panel: readonly PanelItem[]; unreadable: number };
/** The years that could be read, newest first, and how many could not. */
export type Reviews = { years: readonly ReviewedYear[]; unreadable: number };
export type Finding = { entry: Entry; item: PanelItem };
type Judged = PanelItem & { verdict: NonNullable<PanelItem['verdict']> };

/** A provider's entries on the panels that it was on, in the order of the years. */
export function findingsAbout(providerUuid: string, years: readonly ReviewedYear[]): Finding[] {
  return years.flatMap(({ entry, panel }) => {
    const item = panel.find(({ provider }) => provider?.uuid === providerUuid);
    return item === undefined ? [] : [{ entry, item }];
  });
}

/** How many reviews may have a finding about a provider that could not be read. */
export function unreadableAbout(providerUuid: string, { years, unreadable }: Reviews): number {
  const unclear = years.filter(
    ({ panel, unreadable: items }) =>
      panel.every(({ provider }) => provider?.uuid !== providerUuid) &&
      (items > 0 || panel.some(({ provider }) => provider === null)),
  );
  return unclear.length + unreadable;
}

/** The newest finding that has a verdict (P-5); a year without one has no result for the provider. */
export function latestVerdict(findings: readonly Finding[]): Judged | undefined {
  return findings.map(({ item }) => item).find(isJudged);
}

function isJudged(item: PanelItem): item is Judged {
  return item.verdict !== null;
}

/** The later financial year first, compared as text, in whatever order they arrive; entries without one come last. */
export function newestFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => {
    const { financialYear: year } = one;
    const { financialYear: otherYear } = other;
    if (year === null || otherYear === null) return Number(year === null) - Number(otherYear === null);
    return otherYear.localeCompare(year);
  });
}

/** What an entry is called in a list: its financial year, else its title, else what it is. */
export function entryName({ financialYear, title }: Pick<Entry, 'financialYear' | 'title'>): string {
  return financialYear ?? title ?? 'Due diligence';
}

/** A key for an item of a panel: a firm may give items no id, and list one provider twice. */
export function panelKey({ uuid, provider }: PanelItem, position: number): string {
  return `${uuid ?? provider?.uuid} ${position}`;
}

/** The name of a report by its year, which the firm may not give. */
export function reportName(financialYear: string | null): string {
  return financialYear === null ? 'Report' : `Report ${financialYear}`;
}
