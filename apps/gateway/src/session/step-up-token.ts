import { STEP_UP_MINUTES } from '@portal/contract/constants';
import { type StepUpFamily, stepUpFamilySchema } from '@portal/contract/shapes/step-up-family';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Failure } from '../trpc/failure.ts';
import { sealedBox } from './sealed-text.ts';
import type { Session } from './session.ts';
import type { SessionKeys } from './session-keys.ts';

/** What a client has just proved again: for one session, the key of its device and one family of changes (SEC-D14). */
export type StepUp = {
  readonly family: StepUpFamily;
  /** The firm's own token for it; null where the firm has no such call. */
  readonly firmToken: string | null;
};

/**
 * Tokens that are sent beside a session token, and are valid for some minutes. They are encrypted under a key of their
 * own, so neither kind passes for the other.
 */
export type StepUpTokens = {
  /** `expiresAt` is in seconds since 1970. */
  issue(stepUp: StepUp, owner: Owner): Promise<{ token: string; expiresAt: number }>;
  /** What the token proves of this session, or null where it is another's, of another family, or has expired. */
  open(token: string, family: StepUpFamily, owner: Owner): Promise<StepUp | null>;
};

/** A token dies with the session: it opens nothing without one that is still good. */
type Owner = Pick<Session, 'sid' | 'jkt'>;

/** How long a password or a code counts. */
export const STEP_UP_SECONDS = STEP_UP_MINUTES * 60;

/** The firm's token inside has at most 8,192 characters. */
const MAX_TOKEN_LENGTH = 12_288;

const sealedSchema = z.strictObject({
  family: stepUpFamilySchema,
  firmToken: z.string().nullable(),
  sid: z.string(),
  jkt: z.string(),
  end: z.int(),
});

export function createStepUpTokens(
  keys: readonly [SessionKeys, ...SessionKeys[]],
  clock: Clock,
): StepUpTokens {
  const box = sealedBox({ schema: sealedSchema, keys, use: 'stepUpSealing', clock });
  return {
    issue: async ({ family, firmToken }, { sid, jkt }) => {
      const { sealed, end } = await box.seal({ family, firmToken, sid, jkt }, STEP_UP_SECONDS);
      return { token: sealed, expiresAt: end };
    },
    open: async (token, family, { sid, jkt }) => {
      const content = token.length > MAX_TOKEN_LENGTH ? undefined : await box.open(token);
      const isGood = content?.family === family && content.sid === sid && content.jkt === jkt;
      return isGood ? { family, firmToken: content.firmToken } : null;
    },
  };
}

type Deps = {
  readonly stepUpToken: string | undefined;
  readonly stepUpTokens: StepUpTokens;
  readonly clock: Clock;
};

/**
 * SEC-D9: what the client gave again for this family of changes; null where the sign-in itself is recent enough. Throws
 * STEP_UP_REQUIRED where neither is. The mock does the same in its step-up.ts.
 */
export async function requireStepUp(
  family: StepUpFamily,
  session: Session,
  { stepUpToken, stepUpTokens, clock }: Deps,
): Promise<StepUp | null> {
  const stepUp = stepUpToken === undefined ? null : await stepUpTokens.open(stepUpToken, family, session);
  const isFresh = clock.now().getTime() < (session.authTime + STEP_UP_SECONDS) * 1000;
  if (!stepUp && !isFresh) throw new Failure('STEP_UP_REQUIRED', { stepUpFamily: family });
  return stepUp;
}
