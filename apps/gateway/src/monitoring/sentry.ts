import { allowedReport, allowedSpan } from '@portal/contract/errors/error-report';
import {
  captureException,
  close,
  continueTrace,
  initWithoutDefaultIntegrations,
  startSpan,
  startSpanManual,
  withIsolationScope,
} from '@sentry/node';
import type { Env } from '../env.ts';
import type { Monitoring } from './monitoring.ts';

const CLOSE_WITHIN_MS = 2000;
/** The status of a span that failed, as OpenTelemetry numbers it. */
const FAILED = 2;

/**
 * S-7 and S-14: reports to Sentry; server.ts starts it where `SENTRY_DSN` is set. Nothing is collected by itself: spans
 * start in `request` and `call`, with names of our own making, and what is sent passes the list of what is allowed. No
 * trace is passed on to the firm's API.
 */
export function createSentry(dsn: string, env: Pick<Env, 'NODE_ENV' | 'SENTRY_RELEASE'>): Monitoring {
  initWithoutDefaultIntegrations({
    dsn,
    environment: env.NODE_ENV,
    release: env.SENTRY_RELEASE,
    // Not a rate: the caller's header would decide before it.
    tracesSampler: () => 1,
    includeServerName: false,
    enableRuntimeChannelInjection: false,
    tracePropagationTargets: [],
    maxBreadcrumbs: 0,
    beforeBreadcrumb: () => null,
    beforeSend: (event) => allowedReport(event),
    beforeSendSpan: (span) => allowedSpan(span, ({ name }) => name),
  });
  return {
    fault: (error, tags) => void captureException(error, { tags: { ...tags } }),
    request: (header, run) =>
      withIsolationScope(() =>
        // The baggage header would be forwarded unchanged, so it is left out.
        continueTrace({ sentryTrace: header?.toString(), baggage: undefined }, () =>
          startSpanManual({ name: 'request', op: 'http.server' }, (span) =>
            run(({ name, method, status, requestId }) => {
              span.updateName(`${method} ${name}`);
              if (status >= 500) span.setStatus({ code: FAILED });
              span.setAttributes({
                'http.request.method': method,
                'http.response.status_code': status,
                'portal.request_id': requestId,
              });
              span.end();
            }),
          ),
        ),
      ),
    call: (name, run) => startSpan({ name, op: 'http.client' }, run),
    close: async () => {
      await close(CLOSE_WITHIN_MS);
    },
  };
}
