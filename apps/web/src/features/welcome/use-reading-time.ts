import { useEffect, useState } from 'react';
import { useSession } from '#core/session/use-session.ts';

/** Enough to read one sentence. */
const READING_MS = 1200;

/** True when the greeting has stood long enough to be read: counted from when it is shown, and only right after sign-in. */
export function useReadingTime(isShown: boolean): boolean {
  const { isFresh } = useSession();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setOver(true), isFresh ? READING_MS : 0);
    return () => clearTimeout(timer);
  }, [isShown, isFresh]);

  return isOver;
}
