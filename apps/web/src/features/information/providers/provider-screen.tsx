import { useParams } from 'react-router';
import { ListDetail } from '#ui/list-detail.tsx';
import { ProviderDetail } from './provider-detail.tsx';
import { ProviderList } from './provider-list.tsx';

/** Row P5: one provider, beside the others. */
export function ProviderScreen() {
  const { id = '' } = useParams();
  return (
    <ListDetail
      listLabel="Providers"
      list={<ProviderList current={id} />}
      detail={<ProviderDetail key={id} uuid={id} />}
      narrow="detail"
    />
  );
}
