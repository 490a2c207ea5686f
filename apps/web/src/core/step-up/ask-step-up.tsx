import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import { createRoot } from 'react-dom/client';
import { sessionStore } from '#core/session/store.ts';
import { isSameSignIn } from '#core/session/token.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

const waiting = new Map<StepUpFamily, Promise<string | null>>();

/** Calls of one family that wait at the same moment are answered together. */
export function askStepUp(family: StepUpFamily, opener: Element | null): Promise<string | null> {
  const answer = waiting.get(family) ?? show(family, opener).finally(() => waiting.delete(family));
  waiting.set(family, answer);
  return answer;
}

/** In a React root of its own, since any page may need it. It goes with its session, and with its page. */
function show(family: StepUpFamily, opener: Element | null): Promise<string | null> {
  return new Promise((resolve) => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);

    function close(token: string | null) {
      stopWatching();
      window.removeEventListener('popstate', leave);
      root.unmount();
      container.remove();
      resolve(token);
      focusAgain(opener);
    }
    const leave = () => close(null);
    const { claims } = sessionStore.read();
    const stopWatching = sessionStore.subscribe(() => {
      const { ended, claims: current } = sessionStore.read();
      // Another client may have signed in in another tab: the change must not be sent for them.
      if (ended !== null || (claims !== null && !isSameSignIn(claims, current))) leave();
    });
    window.addEventListener('popstate', leave);
    root.render(<StepUpDialog family={family} onProven={close} onCancel={leave} />);
  });
}

/** Frames in which a page may enable its button again. */
const FRAMES = 30;

/** The button that was pressed is disabled until its call has settled. A page that moves the focus itself keeps it. */
function focusAgain(opener: Element | null, frames = FRAMES) {
  requestAnimationFrame(() => {
    if (!(opener instanceof HTMLElement) || document.activeElement !== document.body) return;
    opener.focus();
    if (document.activeElement !== opener && frames > 1) focusAgain(opener, frames - 1);
  });
}
