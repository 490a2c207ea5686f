import { AppError } from '#core/errors.ts';
import { paths } from '#core/paths.ts';
import { sessionStore } from '#core/session/session-store.ts';

export type Go = (path: string, options: { replace: boolean }) => void;

/** Row L13: takes the full token and moves on to the welcome screen. A token that cannot be read lets nobody in. */
export function enterPortal(token: string, go: Go): void {
  sessionStore.signIn(token);
  if (sessionStore.read().token === null) throw new AppError('UNKNOWN');
  go(paths.welcome.to(), { replace: true });
}
