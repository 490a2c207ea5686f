import { useParams } from 'react-router';
import { ReportPanes } from './report-panes.tsx';

/** Row P4: the report on one provider in one year, both named by the address. */
export function ReportScreen() {
  const { dueDiligenceId = '', providerId = '' } = useParams();
  return <ReportPanes id={{ dueDiligenceUuid: dueDiligenceId, providerUuid: providerId }} />;
}
