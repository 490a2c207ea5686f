import { ListDetail } from '#ui/list-detail.tsx';
import { InformationOverview } from './information-overview.tsx';
import { ProviderList } from './providers/provider-list.tsx';

/** Row P3: the providers, and the due diligence on them by financial year. */
export function InformationScreen() {
  return <ListDetail listLabel="Providers" list={<ProviderList />} detail={<InformationOverview />} />;
}
