import type { TokenScope } from '@portal/contract/authentication';
import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Jwt } from '../../http/jwt.ts';
import type { Session } from '../../http/session.ts';
import type { Random } from '../../random.ts';
import type { Terms } from '../terms/terms-service.ts';
import { readToken, signToken, tokenLifeMs } from './tokens.ts';

/** Whose token it is, and on which device it was asked for. */
type Holder = { uuid: string; isVip: boolean; deviceId: string | undefined };
type Parts = {
  database: Database;
  clock: Clock;
  random: Random;
  jwt: Jwt;
  terms: Terms;
};

export type Sessions = ReturnType<typeof createSessions>;

/** Issues tokens and says, at every request, whether one is still good. Every token is on record, so that it can be ended. */
export function createSessions(parts: Parts) {
  return {
    /** A token of this scope. A session that is stepped up keeps the end it had: `expiresAt`. */
    issue: (holder: Holder, scope: TokenScope, expiresAt?: Date) =>
      issue(parts, holder, { scope, expiresAt }),
    open: (token: string) => open(parts, token),
    /** After the second factor: a full token, or one that only opens the terms. */
    stepUp: (holder: Holder, expiresAt?: Date) => stepUp(parts, holder, expiresAt),
    /** Takes a token that works once; false when it was taken before. */
    use: (jti: string) => use(parts, jti),
    /** Ends the session of this token alone. */
    end: (token: string) => end(parts, token),
    /** Ends every session of a client, or every one but that of the token `except`; `within` a transaction where one is given. */
    endAll: (clientUuid: string, { except, within = parts.database }: Ending = {}) =>
      endAll({ database: within, clock: parts.clock }, clientUuid, except),
  };
}

type Ending = { except?: string; within?: Database | Transaction };
type Wanted = { scope: TokenScope; expiresAt: Date | undefined };

async function issue(
  { database, clock, random, jwt }: Parts,
  holder: Holder,
  wanted: Wanted,
): Promise<string> {
  const issuedAt = clock.now();
  const expiresAt = wanted.expiresAt ?? new Date(issuedAt.getTime() + tokenLifeMs[wanted.scope]);
  const row = { jti: random.uuid(), clientUuid: holder.uuid, scope: wanted.scope, issuedAt, expiresAt };
  await database.issuedToken.create({ data: { ...row, deviceId: holder.deviceId ?? null } });
  await database.issuedToken.deleteMany({ where: { expiresAt: { lt: issuedAt } } });
  return signToken(jwt, { ...row, vip: holder.isVip });
}

async function stepUp(parts: Parts, holder: Holder, expiresAt: Date | undefined) {
  const termsAccepted = await parts.terms.hasAccepted(holder.uuid);
  const scope: TokenScope = termsAccepted ? 'full' : 'terms';
  return { jwt: await issue(parts, holder, { scope, expiresAt }), scope, termsAccepted };
}

/** SQLite knows no truth values: a column that is declared as one comes back as one, a reckoned one as a number. */
type Standing = { isVip: boolean; deviceId: string | null; termsAccepted: bigint };

async function open({ database, clock, jwt, terms }: Parts, token: string): Promise<Session> {
  const { sub: clientUuid, jti, scope, exp } = readToken(jwt, token, clock.now());
  const [standing] = await database.$queryRaw<Standing[]>`
    SELECT client.is_vip AS "isVip", issued_token.device_id AS "deviceId", ${terms.hasAcceptedSql(clientUuid)} AS "termsAccepted"
    FROM issued_token JOIN client ON client.uuid = issued_token.client_uuid
    WHERE issued_token.jti = ${jti} AND client.uuid = ${clientUuid}
      AND issued_token.revoked_at IS NULL AND client.disabled_at IS NULL`;
  if (!standing) throw new ApiError('UNAUTHORIZED');
  return {
    clientUuid,
    jti,
    scope,
    vip: standing.isVip,
    deviceId: standing.deviceId ?? undefined,
    expiresAt: new Date(exp * 1000),
    termsAccepted: Boolean(standing.termsAccepted),
  };
}

async function use({ database, clock }: Parts, jti: string): Promise<boolean> {
  const { count } = await database.issuedToken.updateMany({
    where: { jti, usedAt: null },
    data: { usedAt: clock.now() },
  });
  return count === 1;
}

async function end({ database, clock, jwt }: Parts, token: string): Promise<void> {
  const now = clock.now();
  const { jti } = readToken(jwt, token, now);
  await database.issuedToken.updateMany({ where: { jti, revokedAt: null }, data: { revokedAt: now } });
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
