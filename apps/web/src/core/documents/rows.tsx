import { useQueryClient } from '@tanstack/react-query';
import { formatFileSize } from '#core/documents/text.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { Chip } from '#ui/data/chip.tsx';
import { formatShortDay } from '#ui/format/day.ts';
import { documentIcon, Icon } from '#ui/icons.tsx';
import { documentKindNames } from './kinds.ts';
import styles from './rows.module.css';
import { type Document, documentDay, documentTitle } from './text.ts';

type DocumentRowsProps = {
  documents: readonly Document[];
  /** Names of policies by id; a document of another policy is shown without it. */
  policyNames?: ReadonlyMap<string, string>;
};

/** Documents, each with what is known of it; a row leads to the page on which it is read (P-13). */
export function DocumentRows({ documents, policyNames }: DocumentRowsProps) {
  return (
    <ul className={styles.rows}>
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          policyName={(document.policyId && policyNames?.get(document.policyId)) || null}
        />
      ))}
    </ul>
  );
}

function DocumentRow({ document, policyName }: { document: Document; policyName: string | null }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { id, kind, size, isRead, addedBy } = document;
  const query = trpc.documents.byId.queryOptions({ id });
  const day = documentDay(document);
  const about = [kind && documentKindNames[kind], policyName].filter(Boolean).join(', ');
  /** Its page starts with what the row knows, even without a network; it is read again as soon as there is one. */
  function showAtOnce() {
    if (queryClient.getQueryData(query.queryKey) === undefined)
      queryClient.setQueryData(query.queryKey, document, { updatedAt: 0 });
  }
  return (
    <li className={styles.item}>
      <PageLink
        className={styles.row}
        to={paths.document.to({ id })}
        prefetch={() => void queryClient.prefetchQuery(query)}
        onClick={showAtOnce}
        data-new={isRead === false}
      >
        <span className={styles.icon}>
          <Icon shape={documentIcon} />
        </span>
        <span className={styles.text}>
          <span className={styles.what}>
            <span className={styles.head}>
              <strong className={styles.title}>{documentTitle(document)}</strong>
              {isRead === false ? <Chip meaning="accent">New</Chip> : null}
            </span>
            {about === '' ? null : <span className={styles.about}>{about}</span>}
            {addedBy === 'client' ? <span className={styles.about}>Sent by you</span> : null}
          </span>
          <span className={styles.facts}>
            {day === null ? null : <time dateTime={day}>{formatShortDay(day)}</time>}
            {size === null ? null : <span>{formatFileSize(size)}</span>}
          </span>
        </span>
      </PageLink>
    </li>
  );
}
