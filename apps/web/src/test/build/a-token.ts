type Claims = { sub?: string | undefined; vip?: boolean; exp?: number | undefined; [claim: string]: unknown };

/** A token as the gateway words it, unsigned. `exp` is in seconds since 1970; by default far ahead. */
export function aToken(claims: Claims = {}): string {
  const payload = { sub: 'person-a', vip: false, scope: 'full', exp: 4_102_444_800, ...claims };
  return ['{"alg":"HS256"}', JSON.stringify(payload), 'signature'].map(encode).join('.');
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
