import { lazy, type Ref, Suspense, useEffect, useState } from 'react';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { formatDay } from '#ui/format/day.ts';
import { downloadIcon, eyeIcon, Icon, shieldIcon } from '#ui/icons.tsx';
import { PaneTitle } from '#ui/layout/headings.tsx';
import type { DocumentContent } from '../viewer/document-content.ts';
import styles from './statement.module.css';
import type { MadeStatement } from './use-order.ts';

const Pdf = lazy(() => import('../viewer/pdf/pdf.tsx').then((file) => ({ default: file.Pdf })));

type MadeProps = {
  made: MadeStatement;
  headingRef: Ref<HTMLHeadingElement>;
  onSave: () => void;
  onAgain: () => void;
};

/** The statement that was made, and how it can be checked. */
export function Made({ made, headingRef, onSave, onAgain }: MadeProps) {
  const { name, choices } = made;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.result}>
      <section className={styles.made} aria-labelledby="made">
        <PaneTitle id="made" ref={headingRef} tabIndex={-1}>
          Your statement is ready
        </PaneTitle>
        <p className={styles.text}>
          Your browser saved it, usually in your Downloads folder. Keep the file unchanged: a printed copy can
          be checked only by its code.
        </p>
        <FactRows
          facts={[
            { name: 'File', value: name },
            {
              name: 'Values',
              value:
                choices.when === 'latest' ? 'The latest of each policy' : `Up to ${formatDay(choices.day)}`,
            },
            { name: 'Amounts', value: choices.withAmounts ? 'With amounts' : 'Without amounts' },
          ]}
        />
        <div className={styles.check}>
          <Icon shape={shieldIcon} />
          <p>
            Anyone you give it to can check it without an account, at{' '}
            <Link className={textLink} to={paths.verify.to()}>
              {window.location.host}
              {paths.verify.to()}
            </Link>{' '}
            or with the code on its first page.
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={onSave}>
            <Icon shape={downloadIcon} />
            Save it again
          </Button>
          <Button kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon shape={eyeIcon} />
            Read it here
          </Button>
          <Button kind="quiet" onClick={onAgain}>
            Make another
          </Button>
        </div>
      </section>
      {isOpen ? <Reader made={made} /> : null}
    </div>
  );
}

/** The file as it was made, in the viewer of documents. */
function Reader({ made: { name, file } }: { made: MadeStatement }) {
  const [content, setContent] = useState<DocumentContent>();
  useEffect(() => {
    void file.arrayBuffer().then((buffer) => {
      const first = new Uint8Array(buffer);
      setContent({ type: file.type, size: first.length, first });
    });
  }, [file]);
  const waiting = <SectionSkeleton label="Opening the statement" />;
  if (content === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Pdf document={{ id: name, isRead: true }} content={content} title={name} />
    </Suspense>
  );
}
