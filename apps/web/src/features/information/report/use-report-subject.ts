import { trpc } from '#core/trpc/react.ts';
import { useProvider } from '../providers/use-provider.ts';
import type { Report } from './arrange-report.ts';
import type { ReportId } from './use-report.ts';

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
 * promises no field of a report (A18).
 */
export function useReportSubject(
  { dueDiligenceUuid, providerUuid }: ReportId,
  report: Report,
): ReportSubject {
  const panel = trpc.dueDiligence.panel.useQuery({ uuid: dueDiligenceUuid }).data;
  const list = trpc.dueDiligence.list.useQuery().data;
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
