import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `tick` every `delayMs` while it is set; undefined stops it. It always calls the latest `tick`. */
export function useInterval(tick: () => void, delayMs: number | undefined): void {
  const latest = useEffectEvent(tick);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setInterval(() => latest(), delayMs);
    return () => clearInterval(timer);
  }, [delayMs]);
}

/**
 * The seconds until a moment (milliseconds since 1970), never below zero. The clock of the device counts while the page
 * is suspended, and that of the page where the first was set back.
 */
export function useSecondsLeft(endsAtMs: number): number {
  const [clockOffsetMs] = useState(() => Date.now() - performance.now());
  const now = () => Math.max(Date.now(), clockOffsetMs + performance.now());
  const [nowMs, setNowMs] = useState(now);
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  useInterval(() => setNowMs(now()), secondsLeft > 0 ? 1000 : undefined);
  return secondsLeft;
}
