import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { guardLeaving } from '#core/routing/links/leave-guard.ts';

type Leave = () => void;

/**
 * While it is on, a client who follows a link, goes back or closes the page must confirm. Navigation by the portal
 * itself, such as signing out an ended session, is never blocked.
 */
export function useLeaveGuard(isOn: boolean) {
  const [leaving, setLeaving] = useState<Leave | null>(null);
  const ask = useEffectEvent((leave: Leave) => setLeaving(() => leave));
  const takeDown = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!isOn) return undefined;
    const here = { state: window.history.state, address: window.location.href };
    const release = guardLeaving((leave) => ask(leave));
    // Back has already changed the entry: the page is pushed again, and leaving goes back again.
    const putBack = () => window.history.pushState(here.state, '', here.address);
    const stopClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', putBack);
    window.addEventListener('beforeunload', stopClosing);
    takeDown.current = () => {
      release();
      window.removeEventListener('popstate', putBack);
      window.removeEventListener('beforeunload', stopClosing);
    };
    return () => takeDown.current();
  }, [isOn]);

  return {
    isAsking: leaving !== null,
    stay: () => setLeaving(null),
    leave() {
      takeDown.current();
      setLeaving(null);
      leaving?.();
    },
  };
}
