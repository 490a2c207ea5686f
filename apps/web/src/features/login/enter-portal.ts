import type { NavigateFunction } from 'react-router';
import { AppError } from '#core/errors.ts';
import { paths } from '#core/paths.ts';
import { sessionStore } from '#core/session/session-store.ts';

/** Row L13: takes the full token and moves on to the welcome screen. A token that cannot be read lets nobody in. */
export function enterPortal(token: string, navigate: NavigateFunction): void {
  sessionStore.signIn(token);
  if (sessionStore.read().token === null) throw new AppError('UNKNOWN');
  void navigate(paths.welcome.to(), { replace: true });
}
