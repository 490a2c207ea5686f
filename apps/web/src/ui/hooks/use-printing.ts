import { useSyncExternalStore } from 'react';

let isPrinting = false;

/**
 * Whether the page is being put on paper. Browsers fire an event before they lay the page out on paper; a media query changes only
 * afterwards, when what is added then falls off the last sheet.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => isPrinting);
}

function follow(onChange: () => void) {
  const set = (event: Event) => {
    isPrinting = event.type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', set);
  window.addEventListener('afterprint', set);
  return () => {
    window.removeEventListener('beforeprint', set);
    window.removeEventListener('afterprint', set);
  };
}
