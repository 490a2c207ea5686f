import { lazy, Suspense, useId, useState } from 'react';
import { offersStatements } from '#core/configuration.ts';
import { uploadQueue } from '#core/documents/upload/named-queues.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { Button, buttonLook } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon, policiesIcon, sendIcon } from '#ui/icons.tsx';
import styles from './actions.module.css';

/** Loaded on demand: most visits only read. */
const loadUpload = () => import('#core/documents/upload/upload.tsx');
const DocumentUpload = lazy(() => loadUpload().then((file) => ({ default: file.DocumentUpload })));

const queueName = 'documents';

/** The buttons above the list: to send a document without a request (P-14), and to make a statement (P-15). */
export function DocumentActions({ policyId }: { policyId: string | null }) {
  const panel = useId();
  // What became of files that were sent before the page was left is shown at once.
  const [isOpen, setIsOpen] = useState(() => uploadQueue(queueName).read().length > 0);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={() => void loadUpload().catch(() => undefined)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon shape={sendIcon} />
          Send a document
        </Button>
        {offersStatements ? (
          <PageLink {...buttonLook({ kind: 'quiet' })} to={paths.statement.to()}>
            <Icon shape={policiesIcon} />
            Make a statement of holdings
          </PageLink>
        ) : null}
      </div>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
            <DocumentUpload name={queueName} {...(policyId !== null && { about: { policyId } })} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
