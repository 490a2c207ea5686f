import { AppError } from '#core/errors/app-error.ts';
import { paths } from '#core/routing/paths.ts';
import { clearForAnother } from '#core/session/sign-out/clear-stores.ts';
import { storeSession } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { readClaims } from '#core/session/token.ts';
import type { LoginResult } from '../machine/commands.ts';
import type { RememberedAddress } from '../remembered-address.ts';

/** How to leave the login. */
export type Navigate = (path: string, options: { replace: boolean }) => void;

type EnterDeps = { remembered: Pick<RememberedAddress, 'keep'>; navigate: Navigate };

/**
 * L-43: stores the full token and the accepted terms, and then opens /welcome: once the step is left, a reload finds
 * the session. An unreadable token does not sign in: the email step shows the error (L-58).
 */
export async function enterPortal(
  { token, acceptedTerms }: LoginResult,
  { remembered, navigate }: EnterDeps,
): Promise<void> {
  // after a reset, an invitation or support the form is open to a client who is signed in.
  clearForAnother(sessionStore.read().claims, readClaims(token), { keepsDeviceKey: true });
  sessionStore.signIn(token, acceptedTerms);
  if (sessionStore.read().token === null) throw new AppError('UNKNOWN');
  await Promise.all([storeSession(), remembered.keep()]);
  navigate(paths.welcome.to(), { replace: true });
  // L-21: once for each sign-in. Its code is fetched after the portal has opened.
  void import('#core/device/register.ts').then(
    (file) => file.registerDevice(),
    () => undefined,
  );
}
