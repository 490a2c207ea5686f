import { FIRM_SESSION_TOKEN_HOURS } from '@portal/contract/constants';
import type { ErrorCode } from '@portal/contract/errors/error';
import type { TokenScope } from '@portal/contract/v1/authentication';
import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Jwt } from '../../http/jwt.ts';
import type { Background } from '../../http/server/background.ts';
import type { Session } from '../../http/session.ts';
import { inBatches } from '../../in-batches.ts';
import type { Random } from '../../random.ts';
import type { EventSubject, SecurityHistory } from '../security-events/security-history.ts';
import type { Terms } from '../terms/terms-service.ts';
import { readToken, signToken, tokenLifeMs } from './tokens.ts';

/** The holder of a token, and the device that it was requested on. */
type Holder = {
  uuid: string;
  isVip: boolean;
  deviceId: string | undefined;
  deviceName?: string | undefined;
};
type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  jwt: Jwt;
  terms: Terms;
  background: Background;
  history: SecurityHistory;
};

export type Sessions = ReturnType<typeof createSessions>;

/** Issues tokens and checks them at every request (API-3). Every token is stored, so that it can be revoked. */
export function createSessions(deps: Deps) {
  const openInBatch = inBatches<string, Opened>(async (tokens) => openEach(deps, tokens));
  return {
    /** A token of this scope. */
    issue: (holder: Holder, scope: TokenScope, continuation: Continuation = {}) =>
      issue(deps, holder, { scope, ...continuation }),
    open: async (token: string): Promise<Session> => {
      const opened = await openInBatch(token);
      // Not in the batch, whose jobs would wait for the answer of its first call.
      noteUse(deps, opened);
      return opened.session;
    },
    /** After the second factor: a full token, or one that only opens the terms. */
    advance: (holder: Holder, continuation: Continuation = {}) => advance(deps, holder, continuation),
    /** Records that a client has just signed in: in the history, and when that was the time before. */
    recordSignIn: (subject: EventSubject) => recordSignIn(deps, subject),
    /** Uses up a token that works once; false when it was used before. */
    consume: (jti: string) => consume(deps, jti),
    /** The id of a token that was issued here. */
    idOf: (token: string) => idOf(deps, token),
    /** Ends the session of this token alone. */
    end: (token: string) => end(deps, token),
    /**
     * Ends every session of a client, as a reset (SEC-E5) does, or all but that of the token `except`, as a changed
     * password (SEC-D11) and a second factor that is set up or removed (SEC-D32) do; `within` a transaction if given.
     */
    endAll: (clientUuid: string, { except, within = deps.database }: Ending = {}) =>
      endAll({ database: within, clock: deps.clock }, clientUuid, except),
  };
}

type Ending = { except?: string; within?: Database | Transaction };

/**
 * What a token continues. A session that goes one step further keeps its end, `expiresAt`, and its id, `sessionUuid`.
 * `parentJti` is the jti of the token that was shown for this one; where that has ended meanwhile, the error is
 * `whenEnded`, or UNAUTHORIZED.
 */
type Continuation = { expiresAt?: Date | undefined; parentJti?: string; sessionUuid?: string | undefined };
type TokenRequest = Continuation & { scope: TokenScope; whenEnded?: ErrorCode };

async function issue(deps: Deps, holder: Holder, request: TokenRequest): Promise<string> {
  const { database, clock, random, jwt } = deps;
  const issuedAt = clock.now();
  const expiresAt = request.expiresAt ?? new Date(issuedAt.getTime() + tokenLifeMs[request.scope]);
  const row = { jti: random.uuid(), clientUuid: holder.uuid, scope: request.scope, issuedAt, expiresAt };
  const sessionUuid = request.sessionUuid ?? (await beginSession(deps, holder, request.scope));
  await database.issuedToken.create({ data: { ...row, sessionUuid, deviceId: holder.deviceId ?? null } });
  await database.issuedToken.deleteMany({ where: { expiresAt: { lt: issuedAt } } });
  // Checked once the new token is stored: a call that ends all sessions after that ends it too (SEC-E5).
  if (request.parentJti !== undefined && !(await takeParent(deps, request.parentJti))) {
    await revoke(deps, row.jti);
    throw new ApiError(request.whenEnded ?? 'UNAUTHORIZED', { clientUuid: holder.uuid });
  }
  return signToken(jwt, { ...row, vip: holder.isVip });
}

/** Longer than any session lives. */
const FORGOTTEN_AFTER_MS = 2 * FIRM_SESSION_TOKEN_HOURS * 60 * 60_000;

/** One sign-in, with the device that it is on; an unlock token signs nobody in. */
async function beginSession(deps: Deps, holder: Holder, scope: TokenScope): Promise<string | null> {
  if (scope === 'unlock') return null;
  const { database, clock, random } = deps;
  const now = clock.now();
  const uuid = random.uuid();
  await database.signInSession.create({
    data: {
      uuid,
      clientUuid: holder.uuid,
      deviceId: holder.deviceId ?? null,
      deviceName: holder.deviceName ?? null,
      startedAt: now,
      lastUsedAt: now,
    },
  });
  await database.signInSession.deleteMany({
    where: { startedAt: { lt: new Date(now.getTime() - FORGOTTEN_AFTER_MS) } },
  });
  return uuid;
}

/**
 * Whether the token that a session continues from is still valid. That of a password is used up: it goes one step
 * further once, whatever codes follow it.
 */
async function takeParent({ database, clock }: Deps, jti: string): Promise<boolean> {
  const ofPassword = await database.issuedToken.updateMany({
    where: { jti, scope: 'interim', revokedAt: null },
    data: { revokedAt: clock.now() },
  });
  return (
    ofPassword.count === 1 || (await database.issuedToken.count({ where: { jti, revokedAt: null } })) === 1
  );
}

/** After a code: where the sign-in was ended meanwhile, the client must enter the password again. */
async function advance(deps: Deps, holder: Holder, continuation: Continuation) {
  const termsAccepted = await deps.terms.hasAccepted(holder.uuid);
  const scope: TokenScope = termsAccepted ? 'full' : 'terms';
  const jwt = await issue(deps, holder, { scope, whenEnded: 'SIGN_IN_LAPSED', ...continuation });
  return { jwt, scope, termsAccepted };
}

async function recordSignIn({ database, clock, history }: Deps, subject: EventSubject): Promise<void> {
  await database.$executeRaw`
    UPDATE client SET previous_sign_in_at = last_sign_in_at, last_sign_in_at = ${clock.now()} WHERE uuid = ${subject.clientUuid}`;
  await history.record('signed_in', subject);
}

/** SQLite has no booleans: a column declared as one comes back as one, a calculated one as a number. */
type TokenRow = {
  isVip: boolean;
  deviceId: string | null;
  deviceName: string | null;
  sessionUuid: string | null;
  startedAt: Date | null;
  lastUsedAt: Date | null;
  termsAccepted: bigint;
};

type Opened = { readonly session: Session; lastUsedAt: Date | null };

/** Calls that come at once often show the same token, which is then looked up once for all of them. */
function openEach(deps: Deps, tokens: readonly string[]): Promise<Opened>[] {
  const opened = new Map<string, Promise<Opened>>();
  return tokens.map((token) => {
    const session = opened.get(token) ?? open(deps, token);
    opened.set(token, session);
    return session;
  });
}

/** SEC-D33: a token whose account is disabled opens nothing, and so does one that was revoked. */
async function open(deps: Deps, token: string): Promise<Opened> {
  const { database, clock, jwt, terms } = deps;
  const { sub: clientUuid, jti, scope, exp } = readToken(jwt, token, clock.now());
  const [row] = await database.$queryRaw<TokenRow[]>`
    SELECT client.is_vip AS "isVip", issued_token.device_id AS "deviceId", issued_token.session_uuid AS "sessionUuid",
      sign_in_session.device_name AS "deviceName", sign_in_session.started_at AS "startedAt", sign_in_session.last_used_at AS "lastUsedAt",
      ${terms.hasAcceptedSql(clientUuid)} AS "termsAccepted"
    FROM issued_token JOIN client ON client.uuid = issued_token.client_uuid
      LEFT JOIN sign_in_session ON sign_in_session.uuid = issued_token.session_uuid
    WHERE issued_token.jti = ${jti} AND client.uuid = ${clientUuid}
      AND issued_token.revoked_at IS NULL AND client.disabled_at IS NULL`;
  if (!row) throw new ApiError('UNAUTHORIZED');
  const session: Session = {
    clientUuid,
    jti,
    scope,
    vip: row.isVip,
    deviceId: row.deviceId ?? undefined,
    deviceName: row.deviceName ?? undefined,
    sessionUuid: row.sessionUuid ?? undefined,
    signedInAt: row.startedAt ?? undefined,
    expiresAt: new Date(exp * 1000),
    termsAccepted: Boolean(row.termsAccepted),
  };
  return { session, lastUsedAt: row.lastUsedAt };
}

const MINUTE_MS = 60_000;

/**
 * SEC-G27: the one change that a GET makes. Kept to the minute, after the answer, so that reading costs no write each
 * time.
 */
function noteUse({ database, clock, background }: Deps, opened: Opened): void {
  const now = clock.now();
  const { lastUsedAt } = opened;
  const uuid = opened.session.sessionUuid;
  if (uuid === undefined || lastUsedAt === null || now.getTime() - lastUsedAt.getTime() < MINUTE_MS) return;
  // Calls of one batch with the same token share this.
  opened.lastUsedAt = now;
  background(async () => {
    await database.signInSession.updateMany({ where: { uuid }, data: { lastUsedAt: now } });
  });
}

async function consume({ database, clock }: Deps, jti: string): Promise<boolean> {
  const { count } = await database.issuedToken.updateMany({
    where: { jti, usedAt: null },
    data: { usedAt: clock.now() },
  });
  return count === 1;
}

async function end(deps: Deps, token: string): Promise<void> {
  await revoke(deps, idOf(deps, token));
}

function idOf({ jwt, clock }: Deps, token: string): string {
  return readToken(jwt, token, clock.now()).jti;
}

async function revoke({ database, clock }: Deps, jti: string): Promise<void> {
  await database.issuedToken.updateMany({
    where: { jti, revokedAt: null },
    data: { revokedAt: clock.now() },
  });
}

async function endAll(
  { database, clock }: { database: Database | Transaction; clock: Clock },
  clientUuid: string,
  except: string | undefined,
): Promise<void> {
  await database.issuedToken.updateMany({
    where: { clientUuid, revokedAt: null, ...(except ? { jti: { not: except } } : {}) },
    data: { revokedAt: clock.now() },
  });
}
