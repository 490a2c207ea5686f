import { FailedPage } from '#core/failed-page.tsx';
import { Link } from '#core/link.tsx';
import { Loaded } from '#core/loaded.tsx';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { buttonLook } from '#ui/button.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountPartAt } from './account-parts.ts';
import { DetailsLoading } from './details/details-loading.tsx';
import { PersonalDetails } from './details/personal-details.tsx';
import { DeviceList } from './devices/device-list.tsx';
import { LegalPages } from './legal/legal-pages.tsx';

const headings = { details: 'Personal details', devices: 'Devices', legal: 'Legal and complaints' } as const;

/** Row P8: the account: personal details, devices, and the firm's own pages; each beside the list of everything else. */
export function AccountScreen() {
  const [query] = useAddressQuery();
  const part = accountPartAt(query);
  const heading = useFocusOnChange(part);
  useDocumentTitle(part === 'details' ? paths.account.title : headings[part]);
  return (
    <AccountFrame
      part={part}
      heading={headings[part]}
      headingRef={heading}
      action={
        part === 'details' ? (
          <Link {...buttonLook({ kind: 'quiet', size: 'small' })} to={paths.accountUpdate.to()}>
            Update details
          </Link>
        ) : null
      }
    >
      {part === 'details' ? <Details /> : null}
      {part === 'devices' ? <DeviceList /> : null}
      {part === 'legal' ? <LegalPages /> : null}
    </AccountFrame>
  );
}

function Details() {
  return (
    <Loaded
      query={trpc.client.get.useQuery()}
      loading={<DetailsLoading />}
      failed={(failure) => (
        <FailedPage heading="We could not load your details" failure={failure}>
          Your record is safe.
        </FailedPage>
      )}
    >
      {(client) => <PersonalDetails client={client} />}
    </Loaded>
  );
}
