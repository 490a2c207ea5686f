import { useRef, useState } from 'react';

/** Begins nothing while the last is under way, not even before the page was drawn again: a double Enter sends once. */
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
