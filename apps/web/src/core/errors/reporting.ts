import { allowedCrumb, allowedReport, allowedSpan } from '@portal/contract/errors/error-report';
import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
} from '@sentry/react';
import type { PortalConfiguration } from '#core/configuration.ts';
import { paths } from '#core/routing/paths.ts';
import { reportFailuresTo } from './note-failure.ts';

type Crumb = { category?: string; data?: Readonly<Record<string, unknown>> };
type Span = { name: string; attributes: Readonly<Record<string, unknown>> };

/**
 * S-15: errors and traces go to Sentry, filtered by the allow list (S-16). Loaded only when a DSN is set. Uploads go by
 * XMLHttpRequest, which is not traced.
 */
export function startReporting({ dsn, environment, release }: NonNullable<PortalConfiguration['reporting']>) {
  init({
    dsn,
    environment,
    ...(release !== undefined && { release }),
    tracesSampleRate: 1,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, xhr: false, sentry: false }),
      browserTracingIntegration({ traceXHR: false, webVitals: { ignore: ['inp'] } }),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: (crumb) => allowedCrumb(crumb, crumbText),
    beforeSend: (report) => allowedReport(report),
    beforeSendSpan: (span) => allowedSpan(span, spanName),
  });
  reportFailuresTo((operation, failure) => {
    // All other codes are known to the gateway, or caused by clients and networks.
    if (failure.code === 'UNKNOWN')
      captureException(failure.cause ?? failure, {
        tags: { place: operation, requestId: failure.requestId },
      });
  });
}

/** The navigation or the request, without the values in the addresses. */
function crumbText({ category, data = {} }: Crumb): string {
  if (category === 'navigation') return `${routeName(String(data.from))} to ${routeName(String(data.to))}`;
  return `${data.method} ${routeName(String(data.url))} ${data.status_code ?? ''}`.trim();
}

function spanName({ attributes }: Span): string {
  const { 'sentry.op': op, 'url.full': url, 'http.request.method': method } = attributes;
  const route = typeof url === 'string' ? ` ${routeName(url)}` : '';
  return `${op === 'http.client' ? method : op}${route}`;
}

const routes = Object.values(paths)
  .filter(({ pattern }) => pattern !== '*')
  .map(({ pattern }) => ({ pattern, matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`) }));

/** Addresses without personal data: procedures by name, and files of the client. */
const harmless = /^\/(?:trpc\/[\w.,]+|(?:assets|logos)\/[\w./-]+)$/;

/**
 * The name of an address in reports (S-16): the pattern of its route, since the address itself may contain a mailed
 * code or an id, and never its query.
 */
export function routeName(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/, '').replace(/[?#].*$/s, '') || '/';
  const route = routes.find(({ matches }) => matches.test(path));
  return route?.pattern ?? (harmless.test(path) ? path : 'elsewhere');
}
