import fastifyJwt, { type JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { createAccountReference } from '../../session/account-reference.ts';
import { createLinkHandles, type LinkHandles } from '../../session/link-handles.ts';
import { AUDIENCE, ISSUER, sessionClaimsSchema } from '../../session/session-claims.ts';
import { type SessionKeys, type SessionSecrets, sessionKeysOf } from '../../session/session-keys.ts';
import { tokenLivesSeconds } from '../../session/session-lifetimes.ts';
import {
  createSessionTokens,
  SESSION_ALGORITHM,
  type SessionKeyring,
  type SessionTokens,
} from '../../session/session-token.ts';
import { createStepUpTokens, type StepUpTokens } from '../../session/step-up-token.ts';

type Options = {
  readonly secrets: SessionSecrets;
  readonly clock: Clock;
  /** How long a full token lives unless it is renewed (SEC-D18). */
  readonly idleMinutes: number;
};

/** What is made from the secrets of the sessions. */
export type Sealed = {
  readonly tokens: SessionTokens;
  readonly stepUpTokens: StepUpTokens;
  readonly linkHandles: LinkHandles;
};

/** Makes what is signed or encrypted: of the keys of each, the first signs, and all of them open (SEC-D10). */
export async function registerSession(
  app: FastifyInstance,
  { secrets, clock, idleMinutes }: Options,
): Promise<Sealed> {
  const [currentKeys, ...previousKeys] = sessionKeysOf(secrets);
  const current = await registerKeyring(app, 'current', currentKeys);
  const previous = await Promise.all(previousKeys.map((keys) => registerKeyring(app, 'previous', keys)));
  const lifeSeconds = tokenLivesSeconds(idleMinutes);
  const keyrings = [current, ...previous] as const;
  const accountReference = createAccountReference(secrets.current);
  return {
    tokens: createSessionTokens({ keyrings, clock, lifeSeconds, accountReference }),
    stepUpTokens: createStepUpTokens([currentKeys, ...previousKeys], clock),
    linkHandles: createLinkHandles([currentKeys, ...previousKeys], clock),
  };
}

/**
 * One algorithm and one key of ours, whatever the header of a token says (SEC-D3; session-token.ts refuses it for that
 * before), with every claim required (SEC-D4). Expiry is judged by the clock handed in.
 */
async function registerKeyring(
  app: FastifyInstance,
  namespace: 'current' | 'previous',
  keys: SessionKeys,
): Promise<SessionKeyring> {
  await app.register(fastifyJwt, {
    namespace,
    secret: keys.signing,
    sign: { algorithm: SESSION_ALGORITHM, kid: keys.kid },
    verify: {
      algorithms: [SESSION_ALGORITHM],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: Object.keys(sessionClaimsSchema.shape),
      checkTyp: 'JWT',
      ignoreExpiration: true,
    },
  });
  // Declared on the module, the namespaces would hold for every app that is checked together with this one.
  const jwt = (app.jwt as unknown as Record<typeof namespace, JWT>)[namespace];
  return {
    kid: keys.kid,
    sealing: keys.sealing,
    sign: (claims) => jwt.sign({ ...claims }),
    verify: (token) => jwt.verify(token),
  };
}
