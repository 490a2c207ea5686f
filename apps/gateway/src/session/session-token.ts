import { randomUUID } from 'node:crypto';
import { firmTokenClaimsSchema, type TokenScope } from '@portal/contract/authentication';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { Clock } from '../clock.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { createRecent } from './recent.ts';
import { openSealedToken, sealToken } from './sealed-token.ts';
import type { Session } from './session.ts';
import {
  AUDIENCE,
  ISSUER,
  LONGEST_SIGN_IN_SECONDS,
  sessionClaimsSchema,
  sessionHeaderSchema,
} from './session-claims.ts';

/** Issues and opens the tokens that the browser holds. */
export type SessionTokens = {
  /**
   * Wraps a token of the firm. Throws UpstreamError `malformed` when the claims are not what the contract says.
   */
  issue(firmToken: string, holder: TokenHolder): Promise<{ token: string; session: Session }>;
  /** The session of a token, or null when it is not, or no longer, good. Whether it was revoked is asked elsewhere. */
  open(token: string): Promise<Session | null>;
};

/** Whose token it will be: a session that is stepped up or renewed, or a device alone, for which a sign-in begins. */
export type TokenHolder = { readonly jkt: string; readonly sid?: string; readonly authTime?: number };

/** One secret's worth of signing, checking and sealing. `verify` throws on a wrong signature, algorithm, issuer or audience. */
export type SessionKeyring = {
  readonly kid: string;
  readonly sealing: Uint8Array;
  sign(claims: Readonly<Record<string, unknown>>): string;
  verify(token: string): unknown;
};

type Parts = {
  /** The first signs; all of them are accepted, so that a secret can be changed without signing people out. */
  readonly keyrings: readonly [SessionKeyring, ...SessionKeyring[]];
  readonly clock: Clock;
  readonly lifeSeconds: Readonly<Record<TokenScope, number>>;
};

/** The longest token that is looked at. */
const MAX_TOKEN_LENGTH = 16_384;
/** Tokens that are known to be good without checking the signature again. */
const REMEMBERED_TOKENS = 1000;

export function createSessionTokens({ keyrings, clock, lifeSeconds }: Parts): SessionTokens {
  const recent = createRecent<Session>(REMEMBERED_TOKENS);
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  async function issue(firmToken: string, holder: TokenHolder) {
    const iat = nowSeconds();
    const { jkt, sid = randomUUID(), authTime = iat } = holder;
    const { sub, vip, scope, exp: firmEnd } = readFirmClaims(firmToken);
    const exp = Math.min(firmEnd, authTime + LONGEST_SIGN_IN_SECONDS, iat + lifeSeconds[scope]);
    const session = { sub, vip, scope, sid, jkt, authTime, exp, firmToken };
    return { token: await wrap(session, iat), session };
  }

  async function wrap({ jkt, authTime, firmToken, ...claims }: Session, iat: number): Promise<string> {
    const [keyring] = keyrings;
    const firm = await sealToken(firmToken, keyring.sealing);
    const bound = { auth_time: authTime, cnf: { jkt }, firm };
    return keyring.sign({ ...claims, ...bound, jti: randomUUID(), iat, iss: ISSUER, aud: AUDIENCE });
  }

  async function open(token: string): Promise<Session | null> {
    const known = recent.get(token);
    const session = known ?? (await verify(token, keyrings));
    if (!session || session.exp <= nowSeconds()) return null;
    if (!known) recent.set(token, session);
    return session;
  }

  return { issue, open };
}

/** Everything but expiry, which is judged at each use. */
async function verify(token: string, keyrings: readonly SessionKeyring[]): Promise<Session | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const { kid } = sessionHeaderSchema.parse(decodeProtectedHeader(token));
    const keyring = keyrings.find((candidate) => candidate.kid === kid);
    if (!keyring) return null;
    const claims = sessionClaimsSchema.parse(keyring.verify(token));
    const { sub, vip, scope, sid, exp, auth_time: authTime, cnf, firm } = claims;
    const firmToken = await openSealedToken(firm, keyring.sealing);
    return { sub, vip, scope, sid, jkt: cnf.jkt, authTime, exp, firmToken };
  } catch {
    return null;
  }
}

/** The firm's signature cannot be checked here; the token came from the firm itself over the gateway's own connection. */
function readFirmClaims(firmToken: string) {
  try {
    return firmTokenClaimsSchema.parse(decodeJwt(firmToken));
  } catch (cause) {
    throw new UpstreamError('malformed', 'The token of the firm lacks its claims', { call: 'token', cause });
  }
}
