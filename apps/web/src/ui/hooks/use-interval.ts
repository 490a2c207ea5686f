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
 * The seconds until a moment (milliseconds since 1970), never below zero. Setting the device clock back does not
 * lengthen the wait: the later of two clocks counts, since that of the page may stop while it is suspended.
 */
export function useSecondsLeft(endsAtMs: number): number {
  const [clockOffsetMs] = useState(() => Date.now() - performance.now());
  const now = () => Math.max(Date.now(), clockOffsetMs + performance.now());
  const [nowMs, setNowMs] = useState(now);
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  useInterval(() => setNowMs(now()), secondsLeft > 0 ? 1000 : undefined);
  return secondsLeft;
}
