import { registerDevice } from '#core/device/register.ts';
import { keepSessionOnce } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import { gateway } from '#core/trpc/client.ts';
import { withToken } from '#core/trpc/load-gateway.ts';

declare global {
  interface Window {
    signIn: typeof signIn;
  }
}

type Credentials = { email: string; password: string; code: string | undefined };

/**
 * Signs in through the client's own modules, without its pages: the same calls, key and encrypted storage.
 * Browser tests that are not about signing in start here. Resolves when the session is stored.
 */
async function signIn({ email, password, code }: Credentials): Promise<void> {
  const { token } = await gateway.authentication.signIn.mutate(
    { email, password, deviceTokens: [] },
    { context: withToken(null) },
  );
  const full =
    code === undefined
      ? token
      : (await gateway.authentication.verifyCode.mutate({ code }, { context: withToken(token) })).token;
  sessionStore.signIn(full);
  await keepSessionOnce();
  await registerDevice();
  // The session is sealed and stored a moment later, and nothing reports when.
  while (localStore.get(localKeys.session) === null) await new Promise((resolve) => setTimeout(resolve, 5));
}

window.signIn = signIn;
