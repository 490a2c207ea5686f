import { randomUUID } from 'node:crypto';
import { readValue } from '@portal/contract/reading/answer';
import { firmTokenClaimsSchema, type TokenScope } from '@portal/contract/v1/authentication';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Clock, secondsOf } from '../clock.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { openText, sealText } from './sealed-text.ts';
import type { Session } from './session.ts';
import { AUDIENCE, ISSUER, sessionClaimsSchema } from './session-claims.ts';
import { tokenEnd } from './session-lifetimes.ts';
import { type SignInProgress, scopeOf } from './sign-in-progress.ts';

/** Issues and opens the tokens that the browser holds. */
export type SessionTokens = {
  /**
   * Wraps a token of the firm. Throws UpstreamError `malformed` when it has no readable claims, or has expired.
   */
  issue(firmToken: string, holder: TokenHolder): Promise<IssuedToken>;
  /** Wraps a token of the firm that may only retry a password (SEC-B19). Throws as `issue` does. */
  issueUnlock(firmToken: string, holder: Pick<Session, 'jkt' | 'account'>): Promise<IssuedToken>;
  /** Throws UpstreamError `malformed` as `issue` does, for a token that is to be used before it is wrapped. */
  inspect(firmToken: string): void;
  /** SEC-F3: the session of a token, or null when the token is invalid or expired. Revocation is checked elsewhere. */
  open(token: string): Promise<Session | null>;
};

export type IssuedToken = { readonly token: string; readonly session: Session };

/** The holder of a token: a session that goes one step further or is renewed, or a sign-in that has started. */
type TokenHolder = SignInProgress &
  Pick<Session, 'jkt' | 'account'> &
  Partial<Pick<Session, 'sid' | 'authTime' | 'sub'>>;

/**
 * Signs, verifies and encrypts with one secret. `verify` throws on a wrong signature, algorithm, issuer or audience.
 */
export type SessionKeyring = {
  readonly kid: string;
  readonly sealing: Uint8Array;
  sign(claims: Readonly<Record<string, unknown>>): string;
  verify(token: string): unknown;
};

type Deps = {
  /** The first signs and encrypts; all of them are accepted (SEC-D10). */
  readonly keyrings: readonly [SessionKeyring, ...SessionKeyring[]];
  readonly clock: Clock;
  readonly lifeSeconds: Readonly<Record<TokenScope, number>>;
  readonly accountReference: (account: string) => string;
};

/** The only algorithm that signs a session token (SEC-D3). */
export const SESSION_ALGORITHM = 'HS256';
/** SEC-D3: the header of a session token is this and nothing else; a key in it, or where to find one, refuses it. */
const sessionHeaderSchema = z.strictObject({
  alg: z.literal(SESSION_ALGORITHM),
  typ: z.literal('JWT'),
  kid: z.string(),
});
/** The maximum length of a token: room for a firm's token of 8,192 characters, encoded twice. */
export const MAX_TOKEN_LENGTH = 16_384;
/** A sign-in that the firm gives less time for cannot be completed: its clock or ours is wrong. */
const LEAST_SECONDS = 30;
/** Verified tokens, whose signature need not be checked again. */
const REMEMBERED_TOKENS = 1000;

export function createSessionTokens({ keyrings, clock, lifeSeconds, accountReference }: Deps): SessionTokens {
  const recent = new LRUCache<string, Session>({ max: REMEMBERED_TOKENS });
  const nowSeconds = secondsOf(clock);

  async function issueAs(scope: TokenScope, firmToken: string, holder: TokenHolder): Promise<IssuedToken> {
    const iat = nowSeconds();
    const { jkt, account, factor, termsAccepted, sid = randomUUID(), authTime = iat } = holder;
    // Kept while a session is renewed, so that rotating the secret does not change the session's account.
    const { sub = accountReference(account) } = holder;
    const { vip, exp: firmEnd } = readFirmClaims(firmToken, iat);
    const exp = tokenEnd({ issuedAt: iat, signedInAt: authTime, firmEnd }, lifeSeconds[scope]);
    const isFirst = holder.authTime === undefined;
    if (isFirst && exp - iat < LEAST_SECONDS) throw unusableToken('expires at once: the clocks may differ');
    const session = { sub, vip, scope, factor, termsAccepted, sid, jkt, authTime, exp, firmToken, account };
    const token = await wrap(session, iat);
    if (token.length > MAX_TOKEN_LENGTH) throw unusableToken('is too long to be sent back');
    return { token, session };
  }

  /**
   * A new token each time, even for the same session (SEC-D13). The firm's own token is in it encrypted (SEC-D20).
   */
  async function wrap(session: Session, iat: number): Promise<string> {
    const [keyring] = keyrings;
    const { jkt, authTime, termsAccepted, firmToken, account, ...claims } = session;
    const firm = await sealText(JSON.stringify({ token: firmToken, account }), keyring.sealing);
    const bound = { auth_time: authTime, terms: termsAccepted, cnf: { jkt }, firm };
    return keyring.sign({ ...claims, ...bound, jti: randomUUID(), iat, iss: ISSUER, aud: AUDIENCE });
  }

  async function open(token: string): Promise<Session | null> {
    const known = recent.get(token);
    const session = known ?? (await verify(token, keyrings));
    if (!session || session.exp <= nowSeconds()) return null;
    if (!known) recent.set(token, session);
    return session;
  }

  return {
    issue: (firmToken, holder) => issueAs(scopeOf(holder), firmToken, holder),
    issueUnlock: (firmToken, holder) =>
      issueAs('unlock', firmToken, { ...holder, factor: 'required', termsAccepted: false }),
    inspect: (firmToken) => void readFirmClaims(firmToken, nowSeconds()),
    open,
  };
}

/** Everything but expiry, which is judged at each use. */
async function verify(token: string, keyrings: readonly SessionKeyring[]): Promise<Session | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const { kid } = sessionHeaderSchema.parse(decodeProtectedHeader(token));
    const keyring = keyrings.find((candidate) => candidate.kid === kid);
    if (!keyring) return null;
    const claims = sessionClaimsSchema.parse(keyring.verify(token));
    const {
      sub,
      vip,
      scope,
      factor,
      terms: termsAccepted,
      sid,
      exp,
      auth_time: authTime,
      cnf,
      firm,
    } = claims;
    const sealed = sealedSchema.parse(JSON.parse(await openText(firm, keyring.sealing)));
    const { token: firmToken, account } = sealed;
    return { sub, vip, scope, factor, termsAccepted, sid, jkt: cnf.jkt, authTime, exp, firmToken, account };
  } catch {
    return null;
  }
}

/** The encrypted content of a session token. */
const sealedSchema = z.strictObject({ token: z.string(), account: z.string() });

/**
 * The firm's signature cannot be checked here; the token came from the firm itself over the gateway's own connection.
 * Without `exp` the gateway's own limits hold.
 */
function readFirmClaims(firmToken: string, nowSeconds: number): { vip: boolean; exp: number } {
  const reading = readValue(firmTokenClaimsSchema, decodeOrUndefined(firmToken));
  if ('answer' in reading) {
    const { vip, exp } = reading.answer;
    const end = exp ?? Number.POSITIVE_INFINITY;
    if (end > nowSeconds) return { vip: vip ?? false, exp: Math.floor(end) };
  }
  throw unusableToken('has no readable claims, or has expired: the clocks may differ');
}

function unusableToken(reason: string): UpstreamError {
  return new UpstreamError('malformed', `The token of the firm ${reason}`, { call: 'token' });
}

function decodeOrUndefined(firmToken: string): unknown {
  try {
    return decodeJwt(firmToken);
  } catch {
    return undefined;
  }
}
