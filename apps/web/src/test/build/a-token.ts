type Claims = {
  sub?: string | undefined;
  vip?: boolean;
  iat?: number;
  exp?: number | undefined;
  [claim: string]: unknown;
};

/**
 * A token as the gateway words it, unsigned. `iat` and `exp` are in seconds since 1970; by default far behind and far
 * ahead.
 */
export function aToken(claims: Claims = {}): string {
  const payload = {
    sub: 'person-a',
    sid: 'sign-in-1',
    vip: false,
    scope: 'full',
    iat: 0,
    exp: 4_102_444_800,
    ...claims,
  };
  return ['{"alg":"HS256"}', JSON.stringify(payload), 'signature'].map(encode).join('.');
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
