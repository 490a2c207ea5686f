import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestCard } from '#core/documents/requests/card.tsx';
import { documentFacts, documentTitle } from '#core/documents/text.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { textLink } from '#ui/action/classes.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { documentIcon, Icon } from '#ui/icons.tsx';
import type { Message } from '../thread-queries.ts';
import styles from './attachments.module.css';

type Document = Message['attachments'][number];

/** P-14: the documents that came with a message; each leads to the page on which it is read. */
export function Attachments({ documents }: { documents: readonly Document[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.attachments} aria-label="Attached documents">
      {documents.map((document) => (
        <Attachment key={document.id} document={document} />
      ))}
    </ul>
  );
}

function Attachment({ document }: { document: Document }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { id } = document;
  const facts = documentFacts(document);
  return (
    <li>
      <PageLink
        className={styles.link}
        to={paths.document.to({ id })}
        prefetch={() => void queryClient.prefetchQuery(trpc.documents.byId.queryOptions({ id }))}
      >
        <Icon shape={documentIcon} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.title}>{documentTitle(document)}</span>
          {facts === '' ? null : <span className={styles.facts}>{facts}</span>}
        </span>
      </PageLink>
    </li>
  );
}

/** P-36: what a message asks for, and its progress; a link to it where that cannot be read. */
export function AskedDocument({ requestId: id }: { requestId: string }) {
  const trpc = useTRPC();
  const { data, error, isLoading } = useQuery(trpc.documents.request.queryOptions({ id }));
  if (data) return <RequestCard request={data} />;
  if (isLoading)
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height="18rem" />
      </div>
    );
  if (error === null) return null;
  return (
    <PageLink className={textLink} to={paths.documentRequest.to({ id })}>
      See what we ask for
    </PageLink>
  );
}
