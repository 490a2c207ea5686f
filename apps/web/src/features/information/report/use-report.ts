import { trpc } from '#core/trpc/react.ts';

/** A report is known by the entry of its year and by the provider that it is about. */
export type ReportId = { dueDiligenceUuid: string; providerUuid: string };

/** Row P4: the report on one provider in one year. */
export function useReport(id: ReportId) {
  return trpc.dueDiligence.report.useQuery(id);
}

/** Asks for what the page of a report will show. */
export function usePrefetchReport(): (id: ReportId) => void {
  const { dueDiligence } = trpc.useUtils();
  return (id) => void dueDiligence.report.prefetch(id);
}
