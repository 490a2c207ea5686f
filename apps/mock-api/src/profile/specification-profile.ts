import { endpoints } from '@portal/contract/endpoints';
import { cutToPromised } from '@portal/contract/shapes/promised';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { ApiError } from '../http/api-error.ts';
import type { Session } from '../http/session.ts';
import type { Random } from '../random.ts';
import { createOpaqueLinks } from './opaque-links.ts';
import type { Profile } from './profile.ts';
import { createPublicTokens, isUnlock, type PublicToken } from './public-tokens.ts';

const withJwt = z.looseObject({ jwt: z.string() });
const withJwtInData = z.object({ data: withJwt });

/** A firm that gives only what the specification names. */
export function specificationProfile(deps: { secret: string; clock: Clock; random: Random }): Profile {
  const links = createOpaqueLinks(deps.secret);
  const tokens = createPublicTokens(deps);
  const tokenOf = new WeakMap<Session, PublicToken>();

  /**
   * The answer with an opaque token in place of the services' token; undefined when the caller's token is stepped up.
   */
  function exchangeToken(answer: unknown, session: Session | undefined): unknown {
    const first = withJwt.safeParse(answer);
    if (first.success) return { ...first.data, jwt: tokens.issue(first.data.jwt) };
    const jwt = withJwtInData.safeParse(answer).data?.data.jwt;
    if (jwt === undefined) return answer;
    if (isUnlock(jwt)) return { data: { jwt: tokens.issue(jwt) } };
    const own = session && tokenOf.get(session);
    if (own) own.inner = jwt;
    return {};
  }

  return {
    serves: ({ extension }) => extension !== true,
    reaches: ({ reachedByLink }, address) => !reachedByLink || links.isLink(address),
    resolve: links.resolve,
    openSession: async (token, open) => {
      const found = tokens.find(token);
      const session = await open(found.inner);
      tokenOf.set(session, found);
      return session;
    },
    success: ({ endpoint, session, answer }) => {
      const given = exchangeToken(answer, session);
      // API-2 shows its answer only to an unlock; exchangeToken empties the others.
      const isHidden = endpoint.anyAnswer && endpoint !== endpoints['authentication.mfa'];
      return isHidden ? {} : links.seal(cutToPromised(endpoint.answer, given));
    },
    refusal,
    codeWithRemoval: false,
    asksStepUp: false,
    namesExpiredInvites: false,
  };
}

/** API-24, without the codes, which are ours: the message, and the sentences of each field. */
function refusal({ message, fields }: ApiError) {
  if (!fields) return { message };
  const errors: Record<string, string[]> = {};
  for (const { field, message: sentence } of fields) errors[field] = [...(errors[field] ?? []), sentence];
  return { message, errors };
}
