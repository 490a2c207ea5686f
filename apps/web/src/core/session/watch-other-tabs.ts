import { keepWantedPath } from '#core/routing/wanted-path.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import { clearTab } from './sign-out/clear-stores.ts';
import { sessionStore } from './store.ts';

/** SEC-H10: when another tab of this browser signs out or in, this tab follows. */
export function watchOtherTabs(restore: () => Promise<void>): void {
  const isStored = () => localStore.get(localKeys.session) !== null;
  async function follow() {
    if (isStored()) return restore();
    const { claims } = sessionStore.read();
    const { pathname, search } = window.location;
    clearTab();
    // the session has ended by itself, and not by signing out.
    if (claims && localStore.get(localKeys.ended)) keepWantedPath(pathname + search, claims.subject);
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === localKeys.session) void follow();
  });
  // A page in the back/forward cache misses such events: it stays hidden until the session is known again.
  const page = document.documentElement;
  let top = 0;
  let focused: Element | null = null;
  window.addEventListener('pagehide', ({ persisted }) => {
    top = window.scrollY;
    focused = document.activeElement;
    page.hidden = persisted;
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (persisted) await follow();
    page.hidden = false;
    if (!persisted) return;
    // A hidden page has lost both.
    window.scrollTo(0, top);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}
