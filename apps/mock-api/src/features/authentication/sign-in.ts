import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { TokenScope } from '@portal/contract/v1/authentication';
import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { ShownDevice } from '../device/device-token.ts';
import type { BeginEnrolment } from '../user-mfa/enrolment.ts';
import type { LoginAttempts } from './attempts/login-attempts.ts';
import { spendUnlock } from './attempts/unlock.ts';
import type { Passwords } from './password-hash.ts';
import type { Sessions } from './sessions.ts';

type Deps = {
  database: Database;
  passwords: Passwords;
  attempts: LoginAttempts;
  sessions: Sessions;
  hasAcceptedTerms(clientUuid: string): Promise<boolean>;
  beginEnrolment: BeginEnrolment;
};

export type SignIn = ReturnType<typeof createSignIn>;

type Try = { email: string; password: string; unlock: Session | undefined; device: ShownDevice };
export type SignedIn = { clientUuid: string; jwt: string; scope: TokenScope; termsAccepted: boolean };

/**
 * API-1: the address, whose case and outer spaces do not count (SEC-B12), and the password. Throws WRONG_CREDENTIALS,
 * LOGIN_EXHAUSTED, or UNAVAILABLE when too many wait.
 */
export function createSignIn(deps: Deps) {
  return (attempt: Try): Promise<SignedIn> =>
    deps.passwords.inTurn(() => signIn(deps, { ...attempt, email: normaliseEmail(attempt.email) }));
}

async function signIn(deps: Deps, attempt: Try): Promise<SignedIn> {
  const client = await findClient(deps, attempt.email);
  const { email, device } = attempt;
  const reservation = await deps.attempts.reserve({ clientUuid: client?.uuid, email, device });
  const granted = reservation.granted || (await spendUnlock(deps.sessions, attempt.unlock, client?.uuid));
  // SEC-A2: one argon2id hash is tried even when the result is not used, so that a locked login answers no faster than
  // an open one; for an unknown address password-hash.ts checks a dummy hash.
  const matches = await deps.passwords.check(client?.passwordHash, attempt.password);
  // SEC-A1: one refusal, alike in status, headers and body, for an unknown address, a wrong password and a disabled
  // account. The right password is refused too where no attempt is left (SEC-B1).
  if (!granted || !matches || !client || client.disabledAt) throw reservation.refusal();
  // Before anything that may fail: a correct password never costs an attempt.
  await reservation.clear();
  const issued = await issue(deps, client, device);
  if (!(await isUnchanged(deps, client))) {
    await deps.sessions.end(issued.jwt);
    throw new ApiError('WRONG_CREDENTIALS', { clientUuid: client.uuid });
  }
  if (issued.scope !== 'interim') await deps.sessions.recordSignIn({ clientUuid: client.uuid, ...device });
  return { clientUuid: client.uuid, ...issued };
}

function findClient({ database }: Deps, email: string) {
  return database.client.findUnique({
    where: { email },
    select: { uuid: true, isVip: true, passwordHash: true, disabledAt: true, mfa: true },
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/**
 * Whether account, password and second factor are unchanged since they were checked. Called once the token is stored: a
 * change before that is seen here, and one after it ends the token with all others (L-17, SEC-D11, SEC-D32, SEC-D33,
 * SEC-E5).
 */
async function isUnchanged({ database }: Deps, { uuid, passwordHash, mfa }: Found): Promise<boolean> {
  return (await database.client.count({ where: { uuid, passwordHash, mfa, disabledAt: null } })) === 1;
}

/** L-17: without a second factor the session is there, or waits for the terms; else a code, or set-up, comes next. */
async function issue(deps: Deps, client: Found, { deviceId, deviceName }: ShownDevice) {
  const holder = { ...client, deviceId, deviceName };
  if (client.mfa !== 'required') await deps.beginEnrolment(client.uuid);
  if (client.mfa === 'not_required') return deps.sessions.advance(holder);
  const jwt = await deps.sessions.issue(holder, 'interim');
  return { jwt, scope: 'interim' as const, termsAccepted: await deps.hasAcceptedTerms(client.uuid) };
}
