import { createHmac } from 'node:crypto';
import { FIRM_SESSION_TOKEN_HOURS } from '@portal/contract/constants';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Random } from '../random.ts';
import { derivedKey } from '../secrets.ts';

const HOUR_MS = 3_600_000;
/** More than sign in within the life of a token; beyond that the oldest makes room. */
const MOST_KEPT = 10_000;

/** A token that was given out, and the token of the services that it now opens. */
export type PublicToken = { inner: string; readonly expiresAt: number };

const innerClaims = z.object({ vip: z.boolean(), scope: z.string(), exp: z.number() });

/**
 * Tokens with the two claims of the specification, `vip` and `exp`. What else a session needs is kept here, in memory,
 * under the whole token: one that was changed in any letter is unknown.
 */
export function createPublicTokens({
  secret,
  clock,
  random,
}: {
  secret: string;
  clock: Clock;
  random: Random;
}) {
  const key = derivedKey(secret, 'public tokens');
  const kept = new Map<string, PublicToken>();

  function keep(token: string, entry: PublicToken): void {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(token, entry);
  }

  return {
    /** A new token that opens what a token of the services opens. */
    issue(inner: string): string {
      const now = clock.now().getTime();
      const { vip, scope, exp: innerEnd } = claimsOf(inner);
      // An interim token is stepped up in place, so it must last as long as the session that it becomes.
      const exp =
        scope === 'interim' ? Math.floor((now + FIRM_SESSION_TOKEN_HOURS * HOUR_MS) / 1000) : innerEnd;
      const token = sign(key, { alg: 'HS256', typ: 'JWT', kid: random.uuid() }, { vip, exp });
      keep(token, { inner, expiresAt: exp * 1000 });
      return token;
    },
    /** Throws UNAUTHORIZED for a token that was not given out, or has ended. */
    find(token: string): PublicToken {
      const found = kept.get(token);
      if (found && found.expiresAt > clock.now().getTime()) return found;
      throw new ApiError('UNAUTHORIZED');
    },
  };
}

/** Whether a token of the services does nothing but let a locked login try its password again. */
export function isUnlock(inner: string): boolean {
  return claimsOf(inner).scope === 'unlock';
}

/** Not verified: only tokens that the services have just issued are read. */
function claimsOf(inner: string): z.output<typeof innerClaims> {
  return innerClaims.parse(JSON.parse(Buffer.from(inner.split('.')[1] ?? '', 'base64url').toString('utf8')));
}

function sign(key: Buffer, ...parts: [header: object, claims: object]): string {
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
