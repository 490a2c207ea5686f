import { firmTokenClaimsSchema } from '@portal/contract/v1/authentication';
import { difference, type Fault, note } from '../report/finding.ts';
import { compareBody } from './compare-body.ts';

/**
 * The gateway reads two claims of the firm's token: the brand, and when it expires. Without `exp` the gateway's own
 * limit applies; with one that is past, or with a claim that cannot be read, no client can sign in.
 */
export function judgeToken(jwt: string, now: Date): Fault[] {
  const claims = readClaims(jwt);
  if (claims === undefined) return [difference('jwt', 'has no claims that can be read')];
  const { vip, exp } = claims;
  const given = { vip: vip ?? undefined, exp: exp ?? undefined };
  const isOver = typeof exp === 'number' && exp * 1000 <= now.getTime();
  return [
    ...compareBody(firmTokenClaimsSchema, given, { mayLack: ['exp'] }),
    ...(given.exp === undefined ? [note('exp', "is missing: the gateway's own limit holds")] : []),
    ...(isOver ? [difference('exp', 'is over')] : []),
  ].map((fault) => ({ ...fault, where: `jwt claim ${fault.where}` }));
}

function readClaims(jwt: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
      ? (claims as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
