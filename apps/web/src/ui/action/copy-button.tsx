import { useState } from 'react';
import { checkIcon, copyIcon, Icon } from '#ui/icons.tsx';
import { Button } from './button.tsx';

type CopyButtonProps = { text: string; label: string; size?: 'normal' | 'small' };

const COPIED = 'Copied';

/** Copies a text to the clipboard, and says whether it did. Hidden when the page may not (plain http). */
export function CopyButton({ text, label, size = 'normal' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; said: string } | null>(null);
  const said = outcome?.text === text ? outcome.said : '';
  if (!navigator.clipboard) return null;

  async function copy() {
    // A second copy is announced too.
    setOutcome(null);
    await navigator.clipboard.writeText(text).then(
      () => setOutcome({ text, said: COPIED }),
      () =>
        setOutcome({ text, said: 'This could not be copied. Please select the text and copy it yourself.' }),
    );
  }
  return (
    <>
      <Button kind="quiet" size={size} onClick={copy}>
        <Icon shape={said === COPIED ? checkIcon : copyIcon} />
        {label}
      </Button>
      <span className={said === COPIED ? 'visually-hidden' : undefined} role="status">
        {said}
      </span>
    </>
  );
}
