import { useCallback, useEffect, useState } from 'react';
import { gatewayOrigin } from '#env.ts';

/** `unreachable`: the device has a network, and the portal does not answer. */
export type Connection = 'fine' | 'offline' | 'unreachable';

const PROBE_ADDRESS = `${gatewayOrigin}/healthz`;
const PROBE_LIMIT_MS = 8000;
const LOOK_AGAIN_MS = 15_000;

/**
 * Whether the portal can be reached, and a function that checks again. It checks automatically only when the connection
 * may have changed.
 */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>(navigator.onLine ? 'fine' : 'offline');

  const look = useCallback(async (): Promise<Connection> => {
    const found = await probe();
    if (found === 'fine') delete document.documentElement.dataset.fromCache;
    setConnection(found);
    return found;
  }, []);

  useEffect(() => {
    const onLost = () => setConnection('offline');
    const onFound = () => void look();
    window.addEventListener('offline', onLost);
    window.addEventListener('online', onFound);
    if (isFromCache()) void look();
    return () => {
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', onFound);
    };
  }, [look]);

  // The "online" event comes before the network can be used, so that one check often fails.
  useEffect(() => {
    if (connection === 'fine') return undefined;
    const lookIfSeen = () => {
      if (!document.hidden) void look();
    };
    const timer = setInterval(lookIfSeen, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [connection, look]);

  return { connection, look };
}

/** The worker marks a page that it gave because the network did not; the mark goes with the first connection. */
export function isFromCache(): boolean {
  return 'fromCache' in document.documentElement.dataset;
}

async function probe(): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
    const { ok } = await fetch(PROBE_ADDRESS, { cache: 'no-store', signal });
    return ok ? 'fine' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
