import { useSyncExternalStore } from 'react';

let isPrinting = false;

/**
 * Whether the page is being printed. Browsers fire an event before they lay out the printed page; a media query changes
 * only afterwards, and content added then is cut off the last page.
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
