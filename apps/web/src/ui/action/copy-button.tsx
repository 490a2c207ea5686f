import { useState } from 'react';
import { checkIcon, copyIcon, Icon } from '#ui/icons.tsx';
import { Button } from './button.tsx';

type CopyButtonProps = { text: string; label: string; size?: 'normal' | 'small' };

/** Copies a text to the clipboard and confirms it. Hidden when the page may not (plain http). */
export function CopyButton({ text, label, size = 'normal' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <>
      <Button kind="quiet" size={size} onClick={copy}>
        <Icon shape={copied ? checkIcon : copyIcon} />
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
