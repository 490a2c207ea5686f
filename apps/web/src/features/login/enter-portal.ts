import { AppError } from '#core/errors.ts';
import { paths } from '#core/paths.ts';
import { sessionStore } from '#core/session/session-store.ts';
import type { WayIn } from './machine/login-command.ts';

export type Go = (path: string, options: { replace: boolean }) => void;

/** Rows L13 and L18: takes the full token and what was accepted, and moves on to the welcome screen. A token that cannot be read lets nobody in. */
export function enterPortal({ token, acceptedTerms }: WayIn, go: Go): void {
  sessionStore.signIn(token, acceptedTerms);
  if (sessionStore.read().token === null) throw new AppError('UNKNOWN');
  go(paths.welcome.to(), { replace: true });
}
