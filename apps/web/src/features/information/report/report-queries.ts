import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '#core/trpc/procedures.ts';
import { useProvider } from '../providers/provider-queries.ts';
import type { Report } from './sections.ts';

/** A report is known by the entry of its year and by the provider that it is about. */
export type ReportId = { dueDiligenceUuid: string; providerUuid: string };

/** The report on one provider in one year. */
export function useReport(id: ReportId) {
  const trpc = useTRPC();
  return useQuery(trpc.dueDiligence.report.queryOptions(id));
}

/** Asks for what the page of a report will show. */
export function usePrefetchReport(): (id: ReportId) => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (id) => void queryClient.prefetchQuery(trpc.dueDiligence.report.queryOptions(id));
}

/** The provider and the financial year of a report. */
export type ReportSubject = {
  /** Id of the provider. */
  uuid: string;
  name: string | null;
  logoUrl: string | null;
  financialYear: string | null;
};

/**
 * Read from the report, else from the panel and the entry that it belongs to and from the provider's record: the firm
 * promises no field of a report (API-18).
 */
export function useReportSubject(
  { dueDiligenceUuid, providerUuid }: ReportId,
  report: Report,
): ReportSubject {
  const trpc = useTRPC();
  const panel = useQuery(trpc.dueDiligence.panel.queryOptions({ uuid: dueDiligenceUuid })).data;
  const list = useQuery(trpc.dueDiligence.list.queryOptions()).data;
  const known = useProvider(providerUuid).data;
  const onPanel = panel?.items.find(({ provider }) => provider?.uuid === providerUuid)?.provider;
  const entry = list?.entries.find(({ uuid }) => uuid === dueDiligenceUuid);
  return {
    uuid: providerUuid,
    name: report.provider?.name ?? onPanel?.name ?? known?.name ?? null,
    logoUrl: known?.logoUrl ?? onPanel?.logoUrl ?? null,
    financialYear: report.dueDiligence?.financialYear ?? entry?.financialYear ?? null,
  };
}
