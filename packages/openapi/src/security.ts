import {
  FIRM_INTERIM_TOKEN_MINUTES,
  FIRM_SESSION_TOKEN_HOURS,
  FIRM_UNLOCK_TOKEN_MINUTES,
} from '@portal/contract/constants';
import type { Endpoint } from '@portal/contract/endpoint';
import { scopesOfLevel, type TokenScope } from '@portal/contract/v1/authentication';
import type { SecurityRequirement, SecurityScheme } from './document-shape.ts';

const meaningOf: Record<TokenScope, string> = {
  interim: `The password was right; a second factor is still to be shown, or set up. Good for ${FIRM_INTERIM_TOKEN_MINUTES} minutes.`,
  terms: 'Every factor was shown; the latest terms are still to be accepted.',
  full: `Signed in. Good for ${FIRM_SESSION_TOKEN_HOURS} hours.`,
  unlock: `From a one-time code on a locked login: allows one more attempt at the password, and opens nothing else. Good for ${FIRM_UNLOCK_TOKEN_MINUTES} minutes.`,
};

/** One scheme for each step that a token has reached; none where no call asks for any. */
export function securitySchemes(endpoints: readonly Endpoint[]): Record<string, SecurityScheme> {
  if (endpoints.every((endpoint) => securityOf(endpoint).length === 0)) return {};
  return Object.fromEntries(
    Object.entries(meaningOf).map(([scope, description]) => [
      schemeOf(scope),
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description },
    ]),
  );
}

/** The tokens that open a call, any one of them; none at all where the first is empty. */
export function securityOf({ auth, acceptsBearer }: Endpoint): SecurityRequirement[] {
  if (auth !== 'none') return scopesOfLevel[auth].map(toRequirement);
  return acceptsBearer ? [{}, toRequirement(acceptsBearer)] : [];
}

/** The same as a sentence. */
export function tokenSentence({ auth, acceptsBearer }: Endpoint): string {
  if (auth !== 'none') return `Needs a token: ${scopesOfLevel[auth].join(' or ')}.`;
  return acceptsBearer ? `Needs no token; one of kind ${acceptsBearer} counts.` : 'Needs no token.';
}

function toRequirement(scope: TokenScope): SecurityRequirement {
  return { [schemeOf(scope)]: [] };
}

function schemeOf(scope: string): string {
  return `${scope}Token`;
}
