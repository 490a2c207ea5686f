import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DocumentRows } from '#core/documents/rows.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useDocumentsOffered } from '#core/trpc/offered-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './documents.module.css';

const MOST_SHOWN = 3;

/** P-13: the newest documents of a policy; nothing where there are none, or the firm does not offer documents. */
export function PolicyDocuments({ uuid }: { uuid: string }) {
  const trpc = useTRPC();
  const isOffered = useDocumentsOffered() === true;
  const query = useQuery(
    trpc.documents.list.queryOptions({ page: 1, policyId: uuid }, { enabled: isOffered }),
  );
  return (
    <QueryBoundary
      query={query}
      loading={null}
      failed={(failure) => (
        <Documents uuid={uuid}>
          <FailedPart heading="We could not load the documents of this policy" failure={failure} />
        </Documents>
      )}
    >
      {({ documents, unreadable }) =>
        documents.length + unreadable === 0 ? null : (
          <Documents uuid={uuid}>
            {documents.length === 0 ? null : <DocumentRows documents={documents.slice(0, MOST_SHOWN)} />}
            <UnreadableNote count={unreadable} one="document" many="documents" />
          </Documents>
        )
      }
    </QueryBoundary>
  );
}

function Documents({ uuid, children }: { uuid: string; children: ReactNode }) {
  return (
    <div className={styles.documents}>
      <RuledSection
        heading="Documents"
        aside={
          <PageLink className={textLink} to={paths.documents.to({}, { policy: uuid })}>
            All documents of this policy
          </PageLink>
        }
      >
        {children}
      </RuledSection>
    </div>
  );
}
