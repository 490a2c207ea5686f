import { useQuery } from '@tanstack/react-query';
import { DocumentRows } from '#core/documents/rows.tsx';
import { PageLink } from '#core/routing/links/page-link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { useDocumentsOffered } from '#core/trpc/use-offered.ts';
import { textLink } from '#ui/action/classes.ts';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './documents.module.css';

const MOST_SHOWN = 3;

/** P-13: the newest documents of a policy; nothing where there are none, or the firm does not offer documents. */
export function PolicyDocuments({ uuid }: { uuid: string }) {
  const trpc = useTRPC();
  const isOffered = useDocumentsOffered() === true;
  const { data } = useQuery(
    trpc.documents.list.queryOptions({ page: 1, policyId: uuid }, { enabled: isOffered }),
  );
  const newest = data?.documents.slice(0, MOST_SHOWN) ?? [];
  if (newest.length === 0) return null;
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
        <DocumentRows documents={newest} />
      </RuledSection>
    </div>
  );
}
