import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `delayMs` while it is set; undefined stops it. It always calls the latest `tick`. */
export function useInterval(tick: () => void, delayMs: number | undefined): void {
  const latest = useEffectEvent(tick);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setInterval(() => latest(), delayMs);
    return () => clearInterval(timer);
  }, [delayMs]);
}
