import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#core/link.tsx';

type Leave = () => void;

/**
 * While it is on, whoever follows a link, goes back or closes the page is asked first. `leaving` is set while the
 * question stands. What the portal does by itself, such as signing out an ended session, is never held up.
 */
export function useLeaveGuard(isOn: boolean) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leave | null>(null);
  const isAnswered = useRef(false);
  const ask = useEffectEvent((leave: Leave) => setLeaving(() => leave));
  const follow = useEffectEvent((address: string) => void navigate(address));

  useEffect(() => {
    if (!isOn) return undefined;
    const here = { state: window.history.state, address: window.location.href };

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (isAnswered.current || link === null || !isPlainClick(event) || !leadsElsewhere(link)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => follow(link.pathname + link.search));
    }
    // The browser has gone already: the page is put back on top, and leaving is going back once more.
    function onPop(event: PopStateEvent) {
      if (isAnswered.current) return;
      event.stopImmediatePropagation();
      window.history.pushState(here.state, '', here.address);
      ask(() => window.history.back());
    }
    function onUnload(event: BeforeUnloadEvent) {
      if (!isAnswered.current) event.preventDefault();
    }
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn]);

  return {
    isAsking: leaving !== null,
    stay: () => setLeaving(null),
    leave() {
      isAnswered.current = true;
      setLeaving(null);
      leaving?.();
    },
  };
}

/** A link to another page of the portal, in this tab. Whatever leaves the portal is asked about by the browser. */
function leadsElsewhere({ origin, pathname, target }: HTMLAnchorElement): boolean {
  const isHere = origin === window.location.origin && target === '';
  return isHere && pathname !== window.location.pathname;
}
