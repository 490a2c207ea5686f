import { MAX_BATCH_CALLS } from '@portal/contract/constants';
import type { AppRouter } from '@portal/gateway/router';
import { createTRPCClient, httpBatchLink, type Operation, splitLink, type TRPCClient } from '@trpc/client';
import { createRecheck } from '#core/session/recheck.ts';
import { rereadSession } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { stepUpLink } from '#core/step-up/step-up-link.ts';
import { gatewayPath, type ProvenRequest, provenFetch } from './proven-fetch.ts';
import { newTraceparent, requestHeaders } from './request-headers.ts';
import { sessionLink } from './session-link.ts';

export type Gateway = TRPCClient<AppRouter>;

/** Far more than the gateway takes: by then the connection is lost, even if the browser has not noticed. */
const ANSWER_LIMIT_MS = 30_000;

/** A step of sign-in brings its own token, or null for none. */
function tokenFor(context: Operation['context']): string | null {
  const { token = sessionStore.read().token } = context as { token?: string | null };
  return token;
}

/** SEC-D9: what a client has just confirmed; see step-up-link.ts. */
function stepUpHeader({ stepUpToken }: Operation['context']): Record<string, string> {
  return typeof stepUpToken === 'string' ? { 'x-step-up-token': stepUpToken } : {};
}

function httpLink(maxItems: number) {
  return httpBatchLink({
    url: gatewayPath,
    maxItems,
    headers: ({ opList }) => ({
      ...requestHeaders(tokenFor(opList[0].context)),
      ...stepUpHeader(opList[0].context),
      traceparent: newTraceparent(),
    }),
    fetch(address, request) {
      const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
      const signal = AbortSignal.any([request?.signal ?? limit, limit]);
      return provenFetch(String(address), { ...(request as ProvenRequest), signal });
    },
  });
}

/**
 * One for calls of tRPC and for files, so that what fails together is checked once (S-2). It shares its request with no
 * other call.
 */
export const recheckSession = createRecheck({
  session: sessionStore,
  check: () => gateway.authentication.check.query(undefined, { context: { isSlow: true } }),
});

/** Simultaneous queries share a request, urgent ones another; each mutation is sent alone. */
export const gateway: Gateway = createTRPCClient<AppRouter>({
  links: [
    sessionLink({ session: sessionStore, reread: rereadSession, recheck: recheckSession }),
    stepUpLink(),
    splitLink({
      condition: (operation) => operation.type === 'query' && operation.context.isSlow !== true,
      true: splitLink({
        condition: (operation) => operation.context.isUrgent === true,
        true: httpLink(MAX_BATCH_CALLS),
        false: httpLink(MAX_BATCH_CALLS),
      }),
      false: httpLink(1),
    }),
  ],
});
