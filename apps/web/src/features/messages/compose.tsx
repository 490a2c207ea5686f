import { MAX_MESSAGE_LENGTH } from '@portal/contract/constants';
import { useRef, useState } from 'react';
import { clearedOnSignOut } from '#core/session/clear-on-sign-out.ts';
import { Button } from '#ui/action/button.tsx';
import { countOf } from '#ui/format/counts.ts';
import { Icon, infoIcon, sendIcon } from '#ui/icons.tsx';
import styles from './compose.module.css';

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

/** A text that outlives its field: it is still there when the client returns. `initial` is what it starts with. */
export function useDraft(name: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => draftStore.read(name) || initial);
  function write(next: string) {
    draftStore.write(name, next);
    setText(next);
  }
  return [text, write];
}

const drafts = new Map<string, string>();

clearedOnSignOut(() => drafts.clear());

/** Unsent texts by name, kept while the page is open and the client signed in. */
const draftStore = {
  read: (name: string): string => drafts.get(name) ?? '',
  write(name: string, text: string): void {
    if (text === '') drafts.delete(name);
    else drafts.set(name, text);
  },
};

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
