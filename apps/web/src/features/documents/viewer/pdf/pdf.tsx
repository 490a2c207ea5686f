import { useEffect, useState } from 'react';
import { toAppError } from '#core/errors/app-error.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { noteFailure } from '#core/errors/note-failure.ts';
import { type OpenPdf, openPdf, UnreadablePdf } from '#core/pdf/open-pdf.ts';
import { contentRanges, type DocumentContent, isWhole, type OpenedDocument } from '../document-content.ts';
import { downloadHint } from '../download-button.tsx';
import { MarkedAsRead } from '../marked-as-read.tsx';
import { PaperSkeleton, Sentence } from '../placeholder.tsx';
import { PdfReader } from './reader.tsx';

type PdfProps = { document: OpenedDocument; content: DocumentContent; title: string };

type Opened =
  | { step: 'opening' }
  | { step: 'open'; pdf: OpenPdf }
  | { step: 'unreadable'; reason: UnreadablePdf['reason'] }
  | { step: 'failed'; cause: unknown };

/** A PDF, once it is open. It is closed where the bytes of a later page fail to load; "Try again" then reopens it. */
export function Pdf(props: PdfProps) {
  const [attempt, setAttempt] = useState(0);
  return <OpenedPdf key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OpenedPdf({ document, content, title, onRetry }: PdfProps & { onRetry: () => void }) {
  const { id } = document;
  const [opened, setOpened] = useState<Opened>({ step: 'opening' });

  useEffect(() => {
    let pdf: OpenPdf | undefined;
    let isOver = false;
    let hasFailed = false;
    async function open() {
      // A part that fails makes the opening fail too: the first failure counts.
      function onFailure(cause: unknown) {
        if (isOver || hasFailed) return;
        hasFailed = true;
        if (cause instanceof UnreadablePdf) return setOpened({ step: 'unreadable', reason: cause.reason });
        noteFailure('document-content', cause);
        setOpened({ step: 'failed', cause });
      }
      try {
        pdf = await openPdf(bytesOf(id, content, onFailure));
        if (isOver) pdf.close();
        else if (!hasFailed) setOpened({ step: 'open', pdf });
      } catch (cause) {
        onFailure(cause);
      }
    }
    void open();
    return () => {
      isOver = true;
      pdf?.close();
    };
  }, [id, content]);

  if (opened.step === 'opening') return <PaperSkeleton />;
  if (opened.step === 'failed') return <PdfFailure cause={opened.cause} onRetry={onRetry} />;
  return (
    <MarkedAsRead document={document}>
      {opened.step === 'open' ? (
        <PdfReader pdf={opened.pdf} title={title} />
      ) : (
        <Sentence>{reasons[opened.reason]}</Sentence>
      )}
    </MarkedAsRead>
  );
}

/** What is handed to the reader: a copy of the whole file, because the reader keeps it, or its parts one by one. */
function bytesOf(id: string, content: DocumentContent, onFailure: (cause: unknown) => void) {
  if (isWhole(content)) return content.first.slice();
  const { size, read } = contentRanges(id, content);
  return {
    size,
    async read(...part: Parameters<typeof read>) {
      try {
        return await read(...part);
      } catch (cause) {
        onFailure(cause);
        throw cause;
      }
    },
  };
}

const reasons: Record<UnreadablePdf['reason'], string> = {
  damaged: `This PDF is damaged and cannot be shown here. ${downloadHint('You can download it as it is.')}`,
  password: `This PDF is protected by a password. ${downloadHint('Download it, then open it with the password.')}`,
};

function PdfFailure({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  const { message, requestId } = toAppError(cause);
  return (
    <FailedPart
      heading="We could not load this document"
      failure={{ message, requestId, isRetrying: false, onRetry }}
    />
  );
}
