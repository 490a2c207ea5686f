import { randomUUID } from 'node:crypto';
import { firmTokenClaimsSchema } from '@portal/contract/authentication';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { Clock } from '../clock.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { createRecent } from './recent.ts';
import { openSealedToken, sealToken } from './sealed-token.ts';
import type { Session } from './session.ts';
import {
  AUDIENCE,
  ISSUER,
  LONGEST_TOKEN_SECONDS,
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

/** Whose token it will be: a session that is stepped up, or a device alone, for which a sign-in begins. */
export type TokenHolder = { readonly jkt: string; readonly sid?: string };

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
};

/** The longest token that is looked at. */
const MAX_TOKEN_LENGTH = 16_384;
/** Tokens that are known to be good without checking the signature again. */
const REMEMBERED_TOKENS = 1000;

export function createSessionTokens({ keyrings, clock }: Parts): SessionTokens {
  const recent = createRecent<Session>(REMEMBERED_TOKENS);
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  async function issue(firmToken: string, { jkt, sid = randomUUID() }: TokenHolder) {
    const { sub, vip, scope, exp: firmEnd } = readFirmClaims(firmToken);
    const [keyring] = keyrings;
    const iat = nowSeconds();
    const claims = { sub, vip, scope, sid, exp: Math.min(firmEnd, iat + LONGEST_TOKEN_SECONDS) };
    const firm = await sealToken(firmToken, keyring.sealing);
    const ours = { jti: randomUUID(), iat, cnf: { jkt }, iss: ISSUER, aud: AUDIENCE };
    return { token: keyring.sign({ ...claims, ...ours, firm }), session: { ...claims, jkt, firmToken } };
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
    const { sub, vip, scope, sid, exp, cnf, firm } = sessionClaimsSchema.parse(keyring.verify(token));
    const firmToken = await openSealedToken(firm, keyring.sealing);
    return { sub, vip, scope, sid, exp, jkt: cnf.jkt, firmToken };
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
