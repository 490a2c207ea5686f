import type { TokenScope } from '@portal/contract/v1/authentication';
import type { FirmReadings } from '../firm-readings.ts';
import { appRouter } from '../router.ts';
import type { LinkHandles } from '../session/link-handles.ts';
import { IN_MEMORY } from '../session/revocation/file.ts';
import { fileRevocation } from '../session/revocation/revocation.ts';
import type { Session } from '../session/session.ts';
import type { SessionTokens } from '../session/session-token.ts';
import { scopeOf } from '../session/sign-in-progress.ts';
import type { StepUpTokens } from '../session/step-up-token.ts';
import type { Context } from '../trpc/context.ts';
import { t } from '../trpc/init.ts';
import { createOutputCheck } from '../trpc/outputs.ts';
import { createPolicyReads } from '../upstream/cache/policy-reads.ts';
import { FairLane } from '../upstream/fair-lane.ts';
import { testNow, testNowSeconds } from './build/a-firm-token.ts';
import { type CannedAnswers, fakeUpstream } from './fake-upstream.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const jkt = 'thumbprint-of-the-device';

function aSession(scope: TokenScope, changes: Partial<Session> = {}): Session {
  return {
    sub: 'hash-of-the-account',
    vip: true,
    scope,
    factor: scope === 'interim' ? 'required' : 'none',
    termsAccepted: scope === 'full',
    sid: `sid-${scope}`,
    jkt,
    authTime: testNowSeconds,
    exp: testNowSeconds + 900,
    firmToken: `firm-${scope}`,
    account: 'a@example.com',
    ...changes,
  };
}

/** Tokens as plain text: `session:<scope>`, which can be opened again. The last one issued is recorded. */
const plainTokens = (issued: Session[]): SessionTokens => ({
  issue: async (firmToken, { sid = 'sid-new', authTime = testNowSeconds, ...holder }) => {
    const scope = scopeOf(holder);
    const session = aSession(scope, { ...holder, scope, sid, authTime, firmToken });
    issued.push(session);
    return { token: `session:${session.scope}`, session };
  },
  issueUnlock: async (firmToken, holder) => {
    const session = aSession('unlock', { ...holder, scope: 'unlock', firmToken });
    issued.push(session);
    return { token: 'session:unlock', session };
  },
  inspect: () => undefined,
  open: async (token) => {
    const scope = token.slice(8) as TokenScope;
    const account = scope === 'unlock' ? 'vip@portal.example.com' : 'a@example.com';
    return token.startsWith('session:') ? aSession(scope, { account }) : null;
  },
});

/** Step-up tokens in which everything can be read: `family:firm token`. */
const plainStepUps: StepUpTokens = {
  issue: async ({ family, firmToken }) => ({
    token: `${family}:${firmToken ?? ''}`,
    expiresAt: testNowSeconds + 300,
  }),
  open: async (token, family) => {
    const [named, firmToken] = token.split(':');
    return named === family ? { family, firmToken: firmToken || null } : null;
  },
};

/** Handles in which the link can be read, with its owner. */
const plainHandles: LinkHandles = {
  seal: async (href, { sub }) => `${sub}|${href}`,
  open: async (handle) => handle.split('|')[1] ?? '',
};

type Options = {
  readonly scope?: TokenScope;
  readonly callCount?: number;
  /** What is different in the session, such as the factor that it waits for. */
  readonly session?: Partial<Session>;
  readonly readings?: Partial<FirmReadings>;
  readonly answers?: CannedAnswers;
  /** Null for a caller that proved nothing. */
  readonly device?: string | null;
  readonly userAgent?: string;
  /** As it comes with the call: `family:firm token`. */
  readonly stepUpToken?: string;
};

/** A caller of the real router over a context of test parts, with what it sent and counted. */
export function buildCaller({
  scope,
  session,
  readings = {},
  callCount = 1,
  answers = {},
  device = jkt,
  userAgent = '',
  stepUpToken,
}: Options = {}) {
  const upstream = fakeUpstream(answers);
  const countedAccounts: string[] = [];
  const issued: Session[] = [];
  const charged: number[] = [];
  const warnings: string[] = [];
  const revocation = fileRevocation(IN_MEMORY, { now: () => testNow });
  const context: Context = {
    requestId: 'request-1',
    callCount,
    session: scope ? aSession(scope, session) : null,
    jkt: device ?? undefined,
    userAgent,
    upstream: upstream.clientFor(),
    upstreamAs: (token, _stepUpToken, budget) => upstream.clientFor(token, budget),
    fairTurns: {
      procedureMs: 10_000,
      turns: new FairLane({ atOnce: 9, atOnceEach: 9, waiting: 9, waitingEach: 9, whenLate: 'shed' }),
      person: 'a person',
      charge: async (count) => void charged.push(count),
    },
    policyReads: createPolicyReads({ now: () => testNow }),
    tokens: plainTokens(issued),
    stepUpTokens: plainStepUps,
    stepUpToken,
    linkHandles: plainHandles,
    readings: { unlockTokenIn: 'bearer', mfaDeleteTakesCode: false, issuer: 'Noonmark', ...readings },
    revocation,
    limitAccount: async (account) => {
      countedAccounts.push(account);
    },
    checkOutput: createOutputCheck(appRouter),
    clock: { now: () => testNow },
    log: { ...silent, warn: (_fields, message) => void warnings.push(message) },
  };
  return {
    caller: t.createCallerFactory(appRouter)(context),
    calls: upstream.calls,
    countedAccounts,
    warnings,
    charged,
    issued,
    revocation,
  };
}

/** The data of the error that a procedure ends with. Fails where it does not fail. */
export async function failureOf(
  attempt: Promise<unknown>,
): Promise<{ appCode: string; message: string; error: Error }> {
  const error = await attempt.then(
    () => {
      throw new Error('It was expected to fail, and did not');
    },
    (thrown: Error) => thrown,
  );
  const cause = error.cause as { code: string };
  return { appCode: cause.code, message: error.message, error };
}
