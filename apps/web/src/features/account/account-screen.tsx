import { useQuery } from '@tanstack/react-query';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { useChosenHeading } from '#core/routing/headings/use-opened-heading.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { buttonLook } from '#ui/action/button.tsx';
import { DetailsSkeleton, PersonalDetails } from './details/personal-details.tsx';
import { DeviceList } from './devices/device-list.tsx';
import { OpenSessions } from './devices/open-sessions.tsx';
import { AccountFrame } from './frame.tsx';
import { SecurityHistory } from './history/security-history.tsx';
import { LegalPages } from './legal/legal-pages.tsx';
import { rowIdOf } from './nav.tsx';
import { parts, readPart } from './search-params.ts';

/**
 * The account: personal details, devices, the security history, and the firm's own pages, each beside the list of
 * everything else. The password and the second factor have pages of their own, in password/ and second-factor/.
 */
export function AccountScreen() {
  const [query] = useSearchParams();
  const part = readPart(query);
  const heading = useChosenHeading(rowIdOf(part));
  useDocumentTitle(part === 'details' ? paths.account.title : parts[part].name);
  return (
    <AccountFrame
      part={part}
      heading={parts[part].name}
      headingRef={heading}
      action={
        part === 'details' ? (
          <PageLink {...buttonLook({ kind: 'quiet', size: 'small' })} to={paths.accountUpdate.to()}>
            Update details
          </PageLink>
        ) : null
      }
    >
      {part === 'details' ? <Details /> : null}
      {part === 'devices' ? (
        <>
          <DeviceList />
          <OpenSessions />
        </>
      ) : null}
      {part === 'history' ? <SecurityHistory /> : null}
      {part === 'legal' ? <LegalPages /> : null}
    </AccountFrame>
  );
}

function Details() {
  const trpc = useTRPC();
  return (
    <QueryBoundary
      query={useQuery(trpc.client.get.queryOptions())}
      loading={<DetailsSkeleton />}
      failed={(failure) => (
        <FailedPage heading="We could not load your details" failure={failure}>
          Your record is safe.
        </FailedPage>
      )}
    >
      {(client) => <PersonalDetails client={client} />}
    </QueryBoundary>
  );
}
