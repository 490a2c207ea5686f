import { useState } from 'react';
import { checkIcon, copyIcon, Icon } from '#ui/icons.tsx';
import { Button } from './button.tsx';

type CopyButtonProps = { text: string; label: string; size?: 'normal' | 'small' };

const COPIED = 'Copied';
const FAILED = 'We could not copy this. Please select the text and copy it yourself.';

/** Copies a text to the clipboard, and says whether it did. Hidden when the page may not (plain http). */
export function CopyButton({ text, label, size = 'normal' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; message: string } | null>(null);
  const message = outcome?.text === text ? outcome.message : '';
  const isCopied = message === COPIED;
  if (!navigator.clipboard) return null;

  async function copy() {
    // A second copy is announced too.
    setOutcome(null);
    await navigator.clipboard.writeText(text).then(
      () => setOutcome({ text, message: COPIED }),
      () => setOutcome({ text, message: FAILED }),
    );
  }
  return (
    <>
      <Button kind="quiet" size={size} onClick={copy}>
        <Icon shape={isCopied ? checkIcon : copyIcon} />
        {label}
      </Button>
      <span className={isCopied ? 'visually-hidden' : undefined} role="status">
        {message}
      </span>
    </>
  );
}
