import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import { forgetHere } from './log-out.ts';

/** Another tab of this browser signed out, or somebody signed in there: this tab follows. */
export function watchOtherTabs(restore: () => Promise<void>): void {
  async function follow() {
    if (localStore.get(persistedKeys.session) === null) forgetHere();
    else await restore();
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === persistedKeys.session) void follow();
  });
  // A page that the browser puts aside misses what happens meanwhile: nothing of it is shown again before that is known.
  const page = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    page.hidden = persisted;
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (persisted) await follow();
    page.hidden = false;
  });
}
