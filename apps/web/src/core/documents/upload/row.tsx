import { useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { alertIcon, checkIcon, Icon, retryIcon } from '#ui/icons.tsx';
import { canBeCancelled, isUnderWay, type UploadState } from './machine.ts';
import type { Upload, UploadQueue } from './queue.ts';
import styles from './row.module.css';
import { shownName, shownSize, statusText } from './text.ts';
import { Thumbnail } from './thumbnail.tsx';

type UploadRowProps = {
  upload: Upload;
  queue: UploadQueue;
  /** It belongs to a message that is sent later, and can be removed from it until then; the document itself is kept. */
  isAttached: boolean;
  /** The message is being sent, and the file with it. */
  isLocked: boolean;
  onRemove: () => void;
};

/** What the state means, for its colour and its icon. */
const meanings: Partial<Record<UploadState['step'], 'done' | 'problem'>> = {
  done: 'done',
  asks: 'problem',
  refused: 'problem',
  lost: 'problem',
  failed: 'problem',
};

/** One chosen file: what it is, its progress, and what can be done with it. */
export function UploadRow({ upload, queue, isAttached, isLocked, onRemove }: UploadRowProps) {
  const { id, file, state } = upload;
  const name = shownName(upload);
  const meaning = meanings[state.step];
  const text = statusText(state, isAttached);
  const row = useRef<HTMLLIElement>(null);
  function press(change: () => void) {
    change();
    // The button disappears, and the row shows what came of it.
    row.current?.focus();
  }
  return (
    <li ref={row} className={styles.row} data-meaning={meaning} tabIndex={-1}>
      <Thumbnail blob={'prepared' in state ? state.prepared.blob : file} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <span className={styles.size}>{shownSize(upload)}</span>
        </p>
        {isUnderWay(state) ? <Progress name={name} state={state} /> : null}
        {text === '' ? null : (
          <p className={styles.status}>
            {meaning === undefined ? null : (
              <Icon shape={meaning === 'done' ? checkIcon : alertIcon} className={styles.icon} />
            )}
            {text}
          </p>
        )}
      </div>
      <p className={styles.actions}>
        <SendAgain state={state} name={name} onSend={() => press(() => queue.sendOne(id))} />
        {canBeCancelled(state) ? (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Cancel ${name}`}
            onClick={() => press(() => queue.cancel(id))}
          >
            Cancel
          </Button>
        ) : null}
        {canBeRemoved(state, isAttached) ? (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove ${name}`}
            disabled={isLocked}
            onClick={onRemove}
          >
            Remove
          </Button>
        ) : null}
      </p>
    </li>
  );
}

type ProgressProps = { name: string; state: Extract<UploadState, { step: 'sending' | 'checking' }> };

/** Indeterminate while the file is checked. */
function Progress({ name, state }: ProgressProps) {
  const value = state.step === 'sending' ? { value: state.percent } : {};
  return <progress className={styles.bar} max={100} {...value} aria-label={`Sending ${name}`} />;
}

type SendAgainProps = { state: UploadState; name: string; onSend: () => void };

function SendAgain({ state, name, onSend }: SendAgainProps) {
  const label = sendAgainLabels[state.step];
  if (label === undefined) return null;
  return (
    <Button size="small" aria-label={`${label}: ${name}`} onClick={onSend}>
      {state.step === 'asks' ? null : <Icon shape={retryIcon} />}
      {label}
    </Button>
  );
}

const sendAgainLabels: Partial<Record<UploadState['step'], string>> = {
  asks: 'Send it as it is',
  lost: 'Try again',
  failed: 'Try again',
  cancelled: 'Send it after all',
};

function canBeRemoved(state: UploadState, isAttached: boolean): boolean {
  if (state.step === 'done') return isAttached;
  return !isUnderWay(state) && !canBeCancelled(state);
}
