import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

/** The due diligence of one financial year, such as 2025/26. */
export type Entry = RouterOutputs['dueDiligence']['list']['entries'][number];
/** What was found about one provider in one year; scores are one to five. */
export type PanelItem = RouterOutputs['dueDiligence']['panel']['items'][number];
export type ReviewedYear = { entry: Entry; panel: readonly PanelItem[] };
export type Finding = { entry: Entry; item: PanelItem };

/** Where a provider stood on the panels that it was on, in the order of the years. */
export function findingsAbout(providerUuid: string, years: readonly ReviewedYear[]): Finding[] {
  return years.flatMap(({ entry, panel }) => {
    const item = panel.find(({ provider }) => provider?.uuid === providerUuid);
    return item === undefined ? [] : [{ entry, item }];
  });
}

/** A financial year is known by what it covers, so the later one comes first, in whatever order they arrive. */
export function newestFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => other.financialYear.localeCompare(one.financialYear));
}
