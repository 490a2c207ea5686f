/**
 * SEC-F6: what the browser reads from the gateway's session token. It is not verified here, so it decides only what
 * this browser draws, keeps and asks for; the gateway verifies it at each call (SEC-F3, its
 * plugins/callers/read-session.ts).
 */
export type TokenClaims = {
  /** The client, as a keyed hash of their account. */
  subject: string;
  /** The same in every token of one sign-in. */
  sid: string;
  isVip: boolean;
  /** Moment of issue, in milliseconds since 1970. */
  issuedAtMs: number;
  /** Moment of expiry, in milliseconds since 1970. */
  expiresAtMs: number;
};

/** Reads the claims of a JWT, or gives null when it is not one. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(decodeBase64Url(payload));
    if (typeof claims !== 'object' || claims === null) return null;
    const { sub, sid, vip, iat, exp } = claims as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    if (typeof iat !== 'number' || typeof exp !== 'number') return null;
    return { subject: sub, sid, isVip: vip === true, issuedAtMs: iat * 1000, expiresAtMs: exp * 1000 };
  } catch {
    return null;
  }
}

/** True from the very moment of expiry on, as RFC 7519 section 4.1.4 has it. */
export function isExpired(claims: TokenClaims, nowMs: number): boolean {
  return nowMs >= claims.expiresAtMs;
}

/** True for two tokens of one sign-in, such as one and the one that renewed it. */
export function isSameSignIn(one: TokenClaims | null, other: TokenClaims | null): boolean {
  return one !== null && one.subject === other?.subject && one.sid === other.sid;
}

/** Decodes base64url to UTF-8 text. Throws on anything else. */
function decodeBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}
