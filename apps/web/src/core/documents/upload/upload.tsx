import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTRPC } from '#core/trpc/procedures.ts';
import { Button } from '#ui/action/button.tsx';
import { Icon, sendIcon } from '#ui/icons.tsx';
import { FilePicker } from './file-picker.tsx';
import { canBeCancelled, isUnderWay } from './machine.ts';
import { onUploadOutcome, uploadQueue } from './named-queues.ts';
import type { Upload, UploadQueue } from './queue.ts';
import { UploadRow } from './row.tsx';
import type { DocumentSubject } from './send-document.ts';
import { leftOutText, sendLabel, spokenText } from './text.ts';
import styles from './upload.module.css';

type DocumentUploadProps = {
  /**
   * The queue that the files are in, such as `request <id>`. Sending goes on while the client looks at another page,
   * and the files are there when they come back; signing out clears them. `uploadQueue(name)` and `useUploads(name)`
   * give the same queue.
   */
  name: string;
  /** What the files answer or are about. */
  about?: DocumentSubject;
  /** The most files at once; one file takes the place of the one before. */
  most?: number;
  /** Nothing more can be chosen; what was sent stays listed. */
  isClosed?: boolean;
  /** What the files belong to is being sent: until that is done they stay as they are. */
  isLocked?: boolean;
  /**
   * The files go with a message that is sent later: each is sent to the firm as soon as it is chosen, stays listed when
   * the page is left, and can be taken off until the message has gone. Otherwise a button sends them, and they are then
   * done with.
   */
  isAttached?: boolean;
};

const MOST_AT_ONCE = 10;

/**
 * P-14: sends documents to the firm: chosen, dropped or taken with the camera, several in a row, with progress, cancel
 * and retry. The caller leaves it out where the firm offers no documents.
 */
export function DocumentUpload(props: DocumentUploadProps) {
  const { name, about = {}, most = MOST_AT_ONCE } = props;
  const { isClosed = false, isLocked = false, isAttached = false } = props;
  const queue = uploadQueue(name);
  const uploads = useUploads(name);
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  useRefresh();
  useTidying(queue, isAttached);

  const chosen = uploads.filter(({ state }) => state.step === 'chosen').length;
  // One file is replaced by another, unless it is on its way.
  const isOnItsWay = uploads.some(({ state }) => canBeCancelled(state) || isUnderWay(state));
  const room = most === 1 ? Number(!isOnItsWay) : most - uploads.length;

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    flushSync(() => {
      if (most === 1 && room === 1) queue.clear();
      queue.add(files.slice(0, room), about, isAttached);
      setLeftOut(leftOutText(files.length - room, most));
    });
    // The picker disappears when there is no more room.
    if (picker.current === null) list.current?.focus();
  }
  function send() {
    queue.sendChosen();
    // The button disappears, and the list shows the progress.
    list.current?.focus();
  }
  function remove(id: string) {
    // The picker may only now be shown again.
    flushSync(() => {
      queue.remove(id);
      setLeftOut(null);
    });
    picker.current?.querySelector('button')?.focus();
  }
  return (
    <div className={styles.upload} data-in-form={isAttached || undefined}>
      <FilePicker
        ref={picker}
        room={isClosed ? 0 : room}
        isMany={most > 1}
        label={pickLabel(isAttached, uploads.length === 0)}
        isInForm={isAttached}
        isLocked={isLocked}
        onFiles={add}
      />
      {leftOut === null ? null : (
        <p className={styles.leftOut} role="alert">
          {leftOut}
        </p>
      )}
      {uploads.length === 0 ? null : (
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Chosen files">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              queue={queue}
              isAttached={isAttached}
              isLocked={isLocked}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
      {chosen === 0 || isAttached ? null : (
        <p>
          <Button onClick={send}>
            {sendLabel(chosen)}
            <Icon shape={sendIcon} />
          </Button>
        </p>
      )}
      <Announcements uploads={uploads} isAttached={isAttached} />
    </div>
  );
}

function pickLabel(isAttached: boolean, isFirst: boolean): string {
  if (isAttached) return 'Attach a file';
  return isFirst ? 'Choose a file' : 'Choose another file';
}

/** The files of a queue, for forms that wait for them: see `isBusy` in queue.ts. */
export function useUploads(name: string): readonly Upload[] {
  const queue = uploadQueue(name);
  return useSyncExternalStore(queue.subscribe, queue.read);
}

/** Refreshes the lists that an outcome changes. A refusal may mean that the request was answered elsewhere. */
function useRefresh() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  useEffect(() => {
    onUploadOutcome(() => {
      void queryClient.invalidateQueries(trpc.documents.pathFilter());
      void queryClient.invalidateQueries(trpc.notifications.pathFilter());
    });
  }, [trpc, queryClient]);
}

/** What is finished goes with the page. */
function useTidying(queue: UploadQueue, isAttached: boolean) {
  const tidy = useEffectEvent(() => isAttached || queue.clearFinished());
  useEffect(() => () => void tidy(), []);
}

/** The latest change, for screen readers. */
function Announcements({ uploads, isAttached }: { uploads: readonly Upload[]; isAttached: boolean }) {
  const before = useRef(new Map<string, string>());
  const [text, setText] = useState('');
  useEffect(() => {
    const spoken = uploads.map((upload): [string, string] => [upload.id, spokenText(upload, isAttached)]);
    const changed = spoken.filter(([id, words]) => before.current.get(id) !== words);
    before.current = new Map(spoken);
    if (changed.length > 0) setText(changed.map(([, words]) => words).join('. '));
  }, [uploads, isAttached]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
