import { useQueryClient } from '@tanstack/react-query';
import { textOrNull } from '#core/format/firm-text.ts';
import { dayOfMoment } from '#core/format/london-time.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { type RouterOutputs, useTRPC } from '#core/trpc/procedures.ts';
import { Chip } from '#ui/data/chip.tsx';
import { formatShortDay } from '#ui/format/day.ts';
import { formatFileSize } from '#ui/format/file-size.ts';
import { documentIcon, Icon } from '#ui/icons.tsx';
import { documentKindNames } from './kinds.ts';
import styles from './rows.module.css';

type Document = RouterOutputs['documents']['byId'];

/** What a document is called; the firm may give a title of blanks. */
export function documentTitle({ title }: Pick<Document, 'title'>): string {
  return textOrNull(title) ?? 'Untitled document';
}

/** The day that a document is about, else the day on which it was added; null where neither is known. */
export function documentDay({ date, addedAt }: Pick<Document, 'date' | 'addedAt'>): string | null {
  return date ?? (addedAt === null ? null : dayOfMoment(addedAt));
}

/** What is known of a document, in one line: its kind, its day and its size. */
export function documentFacts(document: Pick<Document, 'kind' | 'date' | 'addedAt' | 'size'>): string {
  const { kind, size } = document;
  const day = documentDay(document);
  return [kind && documentKindNames[kind], day && formatShortDay(day), size !== null && formatFileSize(size)]
    .filter(Boolean)
    .join(' · ');
}

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
  /** Its page starts with what the row knows, also without a network; it is read again as soon as there is one. */
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
