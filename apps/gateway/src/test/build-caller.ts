import type { TokenScope } from '@portal/contract/authentication';
import { appRouter } from '../router.ts';
import { fileRevocation, IN_MEMORY } from '../session/revocation.ts';
import type { Session } from '../session/session.ts';
import type { SessionTokens } from '../session/session-token.ts';
import type { Context } from '../trpc/context.ts';
import { t } from '../trpc/init.ts';
import { createSharedReads } from '../upstream/shared-cache.ts';
import { testNow, testNowSeconds } from './build/a-firm-token.ts';
import { type CannedAnswers, fakeUpstream } from './fake-upstream.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const jkt = 'thumbprint-of-the-device';

export function aSession(scope: TokenScope, sid = `sid-${scope}`): Session {
  const sub = '11111111-1111-4111-8111-111111111111';
  return {
    sub,
    vip: true,
    scope,
    sid,
    jkt,
    authTime: testNowSeconds,
    exp: testNowSeconds + 900,
    firmToken: `firm-${scope}`,
  };
}

/** Tokens as plain text: the firm's `jwt.<scope>.x` or `firm-<scope>` becomes `session:<scope>`, which opens again. */
const plainTokens: SessionTokens = {
  issue: async (firmToken, { sid }) => {
    const scope = firmToken.split(/[.-]/)[1] as TokenScope;
    return { token: `session:${scope}`, session: aSession(scope, sid) };
  },
  open: async (token) => (token.startsWith('session:') ? aSession(token.slice(8) as TokenScope) : null),
};

type Options = {
  readonly scope?: TokenScope;
  readonly callCount?: number;
  readonly answers?: CannedAnswers;
  /** Null for a caller that proved nothing. */
  readonly device?: string | null;
};

/** A caller of the real router over a context of test parts, with what it sent and counted. */
export function buildCaller({ scope, callCount = 1, answers = {}, device = jkt }: Options = {}) {
  const upstream = fakeUpstream(answers);
  const countedAccounts: string[] = [];
  const revocation = fileRevocation(IN_MEMORY, { now: () => testNow });
  const context: Context = {
    requestId: 'request-1',
    callCount,
    session: scope ? aSession(scope) : null,
    jkt: device ?? undefined,
    upstream: upstream.clientFor(),
    upstreamAs: upstream.clientFor,
    shared: createSharedReads(0),
    tokens: plainTokens,
    revocation,
    limitAccount: async (account) => {
      countedAccounts.push(account);
    },
    clock: { now: () => testNow },
    log: silent,
  };
  return {
    caller: t.createCallerFactory(appRouter)(context),
    calls: upstream.calls,
    countedAccounts,
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
