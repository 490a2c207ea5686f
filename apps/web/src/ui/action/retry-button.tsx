import type { ComponentProps } from 'react';
import { Icon, retryIcon } from '#ui/icons.tsx';
import { Button } from './button.tsx';

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'busyLabel'> & {
  isRetrying: boolean;
  onRetry: () => void;
};

/**
 * Asks again for what could not be loaded. The button keeps the focus meanwhile, and gives it to the heading of the page
 * when the content takes its place.
 */
export function RetryButton({ isRetrying, onRetry, busyLabel = 'Trying again', ...look }: RetryButtonProps) {
  return (
    <Button {...look} ref={handFocusOn} busy={isRetrying} busyLabel={busyLabel} onClick={onRetry}>
      <Icon shape={retryIcon} />
      Try again
    </Button>
  );
}

function handFocusOn(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button) document.querySelector('h1')?.focus({ preventScroll: true });
  };
}
