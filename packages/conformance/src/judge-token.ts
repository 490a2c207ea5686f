import { firmTokenClaimsSchema } from '@portal/contract/authentication';
import { compareBody } from './compare-body.ts';
import { difference, type Fault } from './finding.ts';

/** The gateway reads claims of the firm's token: who, how far, until when, and the brand. Claims beyond those are welcome. */
export function judgeToken(jwt: string): Fault[] {
  const claims = readClaims(jwt);
  if (claims === undefined) return [difference('jwt', 'has no claims that can be read')];
  return compareBody(firmTokenClaimsSchema, claims)
    .filter(({ level }) => level === 'difference')
    .map((fault) => ({ ...fault, where: `jwt claim ${fault.where}` }));
}

function readClaims(jwt: string): unknown {
  try {
    return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}
