import { useQuery, useQueryClient } from '@tanstack/react-query';
import { portalConfiguration } from '#core/configuration.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { contentTitle } from '#core/format/names.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { contentAddress, paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './firm-pages.module.css';

const { firmShortName } = portalConfiguration;

/** Links to the firm's details (P-11) and to its own pages (P-10), if it offers any. */
export function FirmPages() {
  const trpc = useTRPC();
  return (
    <RuledSection heading={`From ${firmShortName}`}>
      <QueryBoundary
        query={useQuery(trpc.content.list.queryOptions())}
        loading={
          <>
            <PageLinks pages={[]} />
            <SectionSkeleton label="Loading the firm’s pages" />
          </>
        }
        failed={(failure) => (
          <>
            <PageLinks pages={[]} />
            <FailedPart heading="We could not load the firm’s other pages" failure={failure} />
          </>
        )}
      >
        {({ pages, unreadable }) => (
          <>
            <PageLinks pages={pages} />
            <UnreadableNote count={unreadable} one="page" many="pages" />
          </>
        )}
      </QueryBoundary>
    </RuledSection>
  );
}

function PageLinks({ pages }: { pages: readonly { id: string; title: string | null }[] }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (
    <ul className={styles.pages}>
      <li>
        <PageLink
          className={textLink}
          to={paths.firm.to()}
          prefetch={() => void queryClient.prefetchQuery(trpc.firm.get.queryOptions())}
        >
          About {firmShortName}
        </PageLink>
      </li>
      {pages.map(({ id, title }) => (
        <li key={id}>
          <PageLink
            className={textLink}
            to={contentAddress(id)}
            prefetch={() => void queryClient.prefetchQuery(trpc.content.byId.queryOptions({ id }))}
          >
            {contentTitle({ title })}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
