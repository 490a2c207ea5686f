import { MAX_BATCH_CALLS } from '@portal/contract/constants';
import type { AppRouter } from '@portal/gateway/router';
import { createTRPCClient, httpBatchLink, type Operation, splitLink, type TRPCClient } from '@trpc/client';
import { rereadSession } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { gatewayPath, type ProvenRequest, provenFetch, requestHeaders } from './proven-fetch.ts';
import { sessionLink } from './session-link.ts';

export type Gateway = TRPCClient<AppRouter>;

/** A step of sign-in brings its own token, or null for none. */
function tokenFor(context: Operation['context']): string | null {
  const { token = sessionStore.read().token } = context as { token?: string | null };
  return token;
}

function httpLink(maxItems: number) {
  return httpBatchLink({
    url: gatewayPath,
    maxItems,
    headers: ({ opList }) => requestHeaders(tokenFor(opList[0].context)),
    fetch: (address, request) => provenFetch(String(address), request as ProvenRequest),
  });
}

/** Simultaneous queries share a request, urgent ones another; each mutation is sent alone. */
export const gateway: Gateway = createTRPCClient<AppRouter>({
  links: [
    sessionLink({
      session: sessionStore,
      reread: rereadSession,
      check: () => gateway.authentication.check.query(),
    }),
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
