import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import { missingField } from '../../http/input/field-errors.ts';
import type { Session } from '../../http/session.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Random } from '../../random.ts';
import type { CheckedCodes } from '../authentication/codes/checked-codes.ts';
import type { RequireCode } from '../authentication/codes/single-use-code.ts';
import { enrolmentAddress } from '../authentication/codes/totp.ts';
import type { Sessions } from '../authentication/sessions.ts';
import type { RecoveryCodes } from '../recovery-codes/recovery-codes.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';
import { newEnrolment, noEnrolment } from './enrolment.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  requireCode: RequireCode;
  checkedCodes: CheckedCodes;
  sessions: Sessions;
  alerts: SecurityAlerts;
  history: SecurityHistory;
  recoveryCodes: RecoveryCodes;
  codeWithRemoval: boolean;
};

/** The state of the second factor for the holder of a session; `enrolment` only while it may be set up (SEC-C5). */
export type MfaState = {
  state: 'required' | 'not_required' | 'setup';
  enrolment?: { secret: string; address: string };
  /** Whether a recovery code may take the place of a one-time code. */
  hasRecoveryCodes: boolean;
};

export type UserMfa = ReturnType<typeof createUserMfa>;

/** The second factor of a client. */
export function createUserMfa(deps: Deps) {
  return {
    /** The secret of a set-up only to somebody who has just proved who they are (SEC-D9). */
    state: (session: Session, { withSecret }: { withSecret: boolean }) =>
      readState(deps, session, withSecret),
    /**
     * API-5. Ends every other session and goes on with a new token (SEC-D32). Throws CONFLICT when one is
     * set up already (SEC-C10), SIGN_IN_LAPSED when the session was ended meanwhile, or what requireCode throws.
     */
    confirm: (session: Session, code: string) => confirm(deps, session, code),
    /**
     * API-6. Needs a full session, as its endpoint says, and a fresh code, here or of API-2 (SEC-C6, API-26), and ends
     * every other session (SEC-D32). Throws VALIDATION without the code, INVALID_OTP, CONFLICT when there is no second
     * factor, or TOO_MANY_REQUESTS.
     */
    remove: (session: Session, code: string | undefined) => remove(deps, session, code),
  };
}

async function readClient({ database }: Deps, { clientUuid }: Session) {
  const client = await database.client.findUnique({
    where: { uuid: clientUuid },
    select: { uuid: true, email: true, isVip: true, mfa: true, totpSecret: true, pendingTotpSecret: true },
  });
  if (!client) throw new ApiError('UNAUTHORIZED');
  return client;
}

type ClientRow = Awaited<ReturnType<typeof readClient>>;

/**
 * SEC-C5: a secret only where a set-up waits for its first code. A client who must set up may do so after the password;
 * any other only when signed in. The gateway's half of the rule is in its second-factor-mapper.ts.
 */
function pendingSecret(client: ClientRow, session: Session): string | null {
  const mayEnrol = client.mfa === 'setup' || (client.mfa === 'not_required' && session.scope === 'full');
  return mayEnrol ? client.pendingTotpSecret : null;
}

async function readState(deps: Deps, session: Session, withSecret: boolean): Promise<MfaState> {
  const client = await readClient(deps, session);
  const state = client.mfa as MfaState['state'];
  const hasRecoveryCodes = state === 'required' && (await deps.recoveryCodes.state(client.uuid)).left > 0;
  const secret = withSecret ? pendingSecret(client, session) : null;
  if (!secret) return { state, hasRecoveryCodes };
  const issuer = await issuerOf(deps.database);
  return {
    state,
    hasRecoveryCodes,
    enrolment: { secret, address: enrolmentAddress({ issuer, email: client.email, secret }) },
  };
}

/** The issuer name that authenticator apps show. */
export async function issuerOf(database: Database): Promise<string> {
  const firm = await database.firm.findFirst({ select: { name: true } });
  return firm?.name ?? 'Client portal';
}

async function confirm(deps: Deps, session: Session, code: string) {
  const { database, sessions } = deps;
  const client = await readClient(deps, session);
  if (client.mfa === 'required') throw alreadySetUp(client.uuid);
  const secret = pendingSecret(client, session);
  if (!secret) throw new ApiError('FORBIDDEN', { clientUuid: client.uuid });
  await deps.requireCode(session, secret, code);
  // A full session keeps its end; the interim token of the password step starts a session here.
  const { sessionUuid, jti: parentJti } = session;
  const expiresAt = session.scope === 'interim' ? undefined : session.expiresAt;
  const signedIn = await sessions.advance(
    { ...client, deviceId: session.deviceId },
    { parentJti, expiresAt, sessionUuid },
  );
  // The token is stored by now: a password change before this removes the secret, and one after it ends the token
  // (SEC-E5).
  const jti = sessions.idOf(signedIn.jwt);
  const recoveryCodes = await database.$transaction(async (transaction) => {
    if ((await transaction.issuedToken.count({ where: { jti, revokedAt: null } })) === 0) return undefined;
    const { count } = await transaction.client.updateMany({
      where: { uuid: client.uuid, mfa: { not: 'required' }, pendingTotpSecret: secret },
      data: { mfa: 'required', totpSecret: secret, ...noEnrolment },
    });
    if (count === 0) return undefined;
    // All or nothing: a sign-in without the code that continues meanwhile is ended, or finds the second factor.
    await sessions.endAll(client.uuid, { except: jti, within: transaction });
    await deps.history.record('second_factor_on', session, transaction);
    return deps.recoveryCodes.make(client.uuid, transaction);
  });
  if (!recoveryCodes) {
    await sessions.end(signedIn.jwt);
    const { mfa } = await readClient(deps, session);
    throw mfa === 'required' ? alreadySetUp(client.uuid) : new ApiError('SIGN_IN_LAPSED');
  }
  if (session.scope === 'interim') await sessions.recordSignIn(session);
  deps.alerts.twoFactorChanged(client.uuid, true);
  return { ...signedIn, recoveryCodes };
}

async function remove(deps: Deps, session: Session, code: string | undefined): Promise<void> {
  if (code === undefined && deps.codeWithRemoval && !deps.checkedCodes.take(session.jti))
    throw missingField('OtpForm[otp]');
  const client = await readClient(deps, session);
  if (client.mfa !== 'required' || !client.totpSecret)
    throw new ApiError('CONFLICT', {
      message: 'Two-step verification is not set up.',
      clientUuid: client.uuid,
    });
  if (code !== undefined) await deps.requireCode(session, client.totpSecret, code);
  const isRemoved = await deps.database.$transaction(async (transaction) => {
    const { count } = await transaction.client.updateMany({
      where: { uuid: client.uuid, totpSecret: client.totpSecret },
      // The next second factor has other codes, so they may be used within the same half minute (SEC-C3).
      data: { mfa: 'setup', totpSecret: null, lastTotpStep: null, ...newEnrolment(deps) },
    });
    // Another call removed it first, and the client may have set up the next one since.
    if (count === 0) return false;
    await deps.sessions.endAll(client.uuid, { except: session.jti, within: transaction });
    await deps.recoveryCodes.discard(client.uuid, transaction);
    await deps.history.record('second_factor_off', session, transaction);
    return true;
  });
  if (isRemoved) deps.alerts.twoFactorChanged(client.uuid, false);
}

function alreadySetUp(clientUuid: string): ApiError {
  return new ApiError('CONFLICT', { message: 'Two-step verification is already set up.', clientUuid });
}
