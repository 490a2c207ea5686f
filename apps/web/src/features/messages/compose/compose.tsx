import { MAX_MESSAGE_LENGTH } from '@portal/contract/constants';
import { useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { countOf } from '#ui/format/counts.ts';
import { Icon, infoIcon, sendIcon } from '#ui/icons.tsx';
import styles from './compose.module.css';

type DraftNoteProps = {
  isShown: boolean;
  /** The files that were attached are gone. */
  lacksFiles: boolean;
  /** The message is being sent. */
  isBusy: boolean;
  onDiscard: () => void;
};

/** Says that what was written before a reload, or before the client left the page, is restored. */
export function DraftNote({ isShown, lacksFiles, isBusy, onDiscard }: DraftNoteProps) {
  function discard() {
    onDiscard();
    // The button disappears.
    document.getElementsByName('body')[0]?.focus();
  }
  return (
    <div role="status">
      {isShown ? (
        <div className={styles.restored}>
          <p>Draft restored.{lacksFiles ? ' Please attach your files again.' : ''}</p>
          <button type="button" className={textLink} disabled={isBusy} onClick={discard}>
            Discard it
          </button>
        </div>
      ) : null}
    </div>
  );
}

type SendRowProps = {
  /** How soon the firm answers, to follow "within"; null where it is not known. */
  responseTime: string | null;
  isBusy: boolean;
};

/** The end of a form that sends a message: what to know before sending, and the button. */
export function SendRow({ responseTime, isBusy }: SendRowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.note}>
        <Icon shape={infoIcon} className={styles.icon} />
        <span>
          {responseTime === null ? null : `We answer within ${responseTime}. `}
          Please do not send dealing instructions here.
        </span>
      </p>
      <Button type="submit" busy={isBusy} busyLabel="Sending">
        Send
        <Icon shape={sendIcon} />
      </Button>
    </div>
  );
}

/** Why no message can go now: nothing leaves the browser then. Undefined where one can. */
export function offlineFault(): string | undefined {
  return navigator.onLine ? undefined : 'You are offline.';
}

/** What is wrong with a message before it is sent; undefined where nothing is. Outer spaces do not count. */
export function messageFault(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return 'Write your message first.';
  if (length <= MAX_MESSAGE_LENGTH) return undefined;
  return `This is ${countOf(length - MAX_MESSAGE_LENGTH, ['character', 'characters'])} too long.`;
}

/** How much more may be written, in words. */
export function lengthLeft(text: string): string {
  const left = MAX_MESSAGE_LENGTH - text.trim().length;
  const count = countOf(Math.abs(left), ['character', 'characters']);
  return left < 0 ? `${count} too many` : `${count} left`;
}

/** Starts nothing while the last is under way, not even before the page was drawn again: a double Enter sends once. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}
