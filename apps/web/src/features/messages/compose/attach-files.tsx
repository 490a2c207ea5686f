import { MAX_ATTACHMENTS } from '@portal/contract/shapes/upload-rule';
import { useEffect, useEffectEvent, useRef } from 'react';
import { uploadQueue } from '#core/documents/upload/named-queues.ts';
import { isBusy, type Upload } from '#core/documents/upload/queue.ts';
import type { DocumentSubject } from '#core/documents/upload/send-document.ts';
import { DocumentUpload, useUploads } from '#core/documents/upload/upload.tsx';
import { useDocumentsOffered } from '#core/trpc/offered-queries.ts';
import { useDraft } from './drafts.ts';

type AttachFilesProps = {
  /** That of the draft that they go with. */
  name: string;
  about: DocumentSubject;
  /** The message is being sent. */
  isLocked: boolean;
};

/**
 * P-14: files that go with a message, sent as they are chosen; nothing where the firm takes no documents. Until that is
 * known it keeps its room unseen, so that nothing moves.
 */
export function AttachFiles({ name, about, isLocked }: AttachFilesProps) {
  const isOffered = useDocumentsOffered();
  if (isOffered === false) return null;
  const isUnknown = isOffered === undefined;
  return (
    <div style={isUnknown ? { visibility: 'hidden' } : undefined} aria-busy={isUnknown}>
      <DocumentUpload
        name={queueName(name)}
        about={about}
        most={MAX_ATTACHMENTS}
        isLocked={isLocked}
        isAttached
      />
    </div>
  );
}

const queueName = (name: string) => `message ${name}`;

type Attached = {
  /** For the call that sends the message: the documents that have arrived. */
  input: { attachmentIds?: string[] };
  /** Files were attached before a reload, which has removed them from the message. */
  isLost: boolean;
  /** Why the message cannot be sent yet; undefined where all files have arrived. */
  fault: string | undefined;
  clear: () => void;
  /** These documents have gone with the message; what was attached since stays. */
  sent: (documentIds: readonly string[]) => void;
};

/** The files of a message, for the form that sends it. */
export function useAttached(name: string): Attached {
  const uploads = useUploads(queueName(name));
  const queue = uploadQueue(queueName(name));
  const { write, forget, isRestored } = useDraft(`${name} files`);
  const hadFiles = useRef(false);
  const note = useEffectEvent((hasFiles: boolean) => {
    if (hasFiles) write('attached');
    else if (hadFiles.current) forget();
    hadFiles.current = hasFiles;
  });
  const hasFiles = uploads.length > 0;
  useEffect(() => note(hasFiles), [hasFiles]);
  const arrived = uploads.flatMap(({ state }) => (state.step === 'done' ? [state.document.id] : []));
  // The same file chosen twice is one document.
  const attachmentIds = [...new Set(arrived)];
  return {
    input: attachmentIds.length === 0 ? {} : { attachmentIds },
    isLost: isRestored && !hasFiles,
    fault: attachFault(uploads),
    clear() {
      queue.clear();
      forget();
    },
    sent(documentIds) {
      for (const { id, state } of queue.read())
        if (state.step === 'done' && documentIds.includes(state.document.id)) queue.remove(id);
      if (queue.read().length === 0) forget();
    },
  };
}

/** A message goes with every file that is listed, or not at all. */
function attachFault(uploads: readonly Upload[]): string | undefined {
  if (isBusy(uploads)) return 'Please wait until your files have arrived, or cancel them.';
  if (uploads.every(({ state }) => state.step === 'done')) return undefined;
  return 'A file has not been sent. Send it again or remove it first.';
}
