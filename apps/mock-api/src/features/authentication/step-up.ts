import { STEP_UP_MINUTES } from '@portal/contract/constants';
import { type StepUpFamily, stepUpFamilySchema } from '@portal/contract/shapes/step-up-family';
import type { Database } from '@portal/prisma/client';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Jwt } from '../../http/jwt.ts';
import type { Session } from '../../http/session.ts';
import type { Random } from '../../random.ts';
import type { ShownDevice } from '../device/device-token.ts';
import type { RequireCode } from './codes/single-use-code.ts';
import type { RequireCurrentPassword } from './current-password.ts';
import type { Passwords } from './password-hash.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  jwt: Jwt;
  passwords: Passwords;
  requireCurrentPassword: RequireCurrentPassword;
  requireCode: RequireCode;
};

type StepUpInput = {
  session: Session;
  family: StepUpFamily;
  password?: string | undefined;
  code?: string | undefined;
  device: ShownDevice;
};

/** A scope of its own, which no session has: the token opens nothing, and no session token passes for one. */
const SCOPE = 'step-up';
const LIFE_MS = STEP_UP_MINUTES * 60_000;

const claimsSchema = z.object({
  sub: z.string(),
  scope: z.literal(SCOPE),
  family: stepUpFamilySchema,
  /** The sign-in that it belongs to. */
  sid: z.string(),
  jti: z.string(),
  exp: z.int(),
});

export type StepUp = ReturnType<typeof createStepUp>;

/**
 * SEC-D9: a password or a one-time code counts for some minutes, at sign-in or given again for one family of changes.
 * The gateway asks for it as well, and binds it to the session and its key (SEC-D14; its session/step-up-token.ts).
 */
export function createStepUp(deps: Deps) {
  return {
    /**
     * Gives a token for the family. Wrong passwords and codes count as at sign-in (SEC-D26): throws WRONG_CREDENTIALS,
     * LOGIN_EXHAUSTED, INVALID_OTP or TOO_MANY_REQUESTS.
     */
    prove: (input: StepUpInput) => prove(deps, input),
    /** Whether a session may make a sensitive change, with the step-up token that came with the call if one did. */
    isSteppedUp: (session: Session, family: StepUpFamily, token: string | undefined) =>
      isSteppedUp(deps, { session, family, token }),
  };
}

async function prove(deps: Deps, input: StepUpInput): Promise<string> {
  const { password, code, session } = input;
  if (password !== undefined)
    await deps.passwords.inTurn(() =>
      deps.requireCurrentPassword({ session, password, device: input.device }),
    );
  else await deps.requireCode(session, await secretOf(deps, session), code ?? '');
  return issue(deps, input);
}

async function secretOf({ database }: Deps, { clientUuid }: Session): Promise<string | null> {
  const { mfa, totpSecret } = await database.client.findUniqueOrThrow({
    where: { uuid: clientUuid },
    select: { mfa: true, totpSecret: true },
  });
  return mfa === 'required' ? totpSecret : null;
}

/** Stored as every token is, so that what ends the session's tokens ends it too. */
async function issue(
  { database, clock, random, jwt }: Deps,
  { session, family }: StepUpInput,
): Promise<string> {
  const { clientUuid, sessionUuid = null, deviceId = null } = session;
  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + LIFE_MS);
  const jti = random.uuid();
  await database.issuedToken.create({
    data: { jti, clientUuid, scope: SCOPE, issuedAt, expiresAt, deviceId, sessionUuid },
  });
  const [iat, exp] = [issuedAt, expiresAt].map((moment) => Math.floor(moment.getTime() / 1000));
  return jwt.sign({ sub: clientUuid, scope: SCOPE, family, sid: sessionUuid ?? '', jti, iat, exp });
}

type StepUpCheck = { session: Session; family: StepUpFamily; token: string | undefined };

async function isSteppedUp(deps: Deps, { session, family, token }: StepUpCheck): Promise<boolean> {
  const now = deps.clock.now().getTime();
  const { signedInAt, clientUuid, sessionUuid } = session;
  if (signedInAt !== undefined && now < signedInAt.getTime() + LIFE_MS) return true;
  const claims = token === undefined ? undefined : claimsOf(deps.jwt, token);
  const isOwn = claims?.sub === clientUuid && claims.sid === sessionUuid && claims.family === family;
  if (!isOwn || claims.exp * 1000 <= now) return false;
  return (await deps.database.issuedToken.count({ where: { jti: claims.jti, revokedAt: null } })) === 1;
}

function claimsOf(jwt: Jwt, token: string): z.output<typeof claimsSchema> | undefined {
  try {
    return claimsSchema.safeParse(jwt.verify(token)).data;
  } catch {
    return undefined;
  }
}
