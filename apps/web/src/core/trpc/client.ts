import type { AppRouter } from '@portal/gateway/router';
import { createTRPCClient, httpBatchLink, type Operation, splitLink, type TRPCClient } from '@trpc/client';
import { deviceId } from '#core/device/device-id.ts';
import { sessionStore } from '#core/session/session-store.ts';
import { createSessionWatch } from '#core/session/session-watch.ts';
import { sessionLink } from './session-link.ts';

/** The gateway refuses longer batches (security B5). */
const MAX_BATCH_SIZE = 10;
const url = '/trpc';

export type Gateway = TRPCClient<AppRouter>;

/** Every header that a request carries, made in this one place. */
async function requestHeaders(context: Operation['context']): Promise<Record<string, string>> {
  const token = 'token' in context ? context.token : sessionStore.read().token;
  return {
    'x-device-id': deviceId(),
    ...(typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}),
  };
}

function httpLink(maxItems: number) {
  return httpBatchLink({ url, maxItems, headers: ({ opList }) => requestHeaders(opList[0].context) });
}

const watch = createSessionWatch({
  session: sessionStore,
  nowMs: () => Date.now(),
  check: () => gateway.authentication.check.query(),
});

/** Queries of one moment share a request, urgent ones one of their own; whatever changes something goes alone. */
export const gateway: Gateway = createTRPCClient<AppRouter>({
  links: [
    sessionLink(watch),
    splitLink({
      condition: (operation) => operation.type === 'query',
      true: splitLink({
        condition: (operation) => operation.context.isUrgent === true,
        true: httpLink(MAX_BATCH_SIZE),
        false: httpLink(MAX_BATCH_SIZE),
      }),
      false: httpLink(1),
    }),
  ],
});
