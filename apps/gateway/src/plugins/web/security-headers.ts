import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Env } from '../../env.ts';
import { REPORT_GROUP, REPORT_PATH } from './csp-reports.ts';

const SECONDS_A_YEAR = 31_536_000;

/**
 * Names of the Trusted Types policies that the client makes: for sanitised text, for its service worker, for the worker
 * that reads PDFs, and the one of its sanitiser.
 */
const trustedTypes = ['portal-html', 'portal-worker', 'portal-pdf', 'dompurify'];

const unusedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

type Options = {
  readonly isProduction: boolean;
  readonly pictureOrigins: readonly string[];
  /** Where the browser reports errors to, if anywhere (S-15). */
  readonly reportOrigins: readonly string[];
};

type Variables = Pick<
  Env,
  'NODE_ENV' | 'PORTAL_LOGO_URL' | 'PORTAL_VIP_LOGO_URL' | 'FIRM_LOGO_URL' | 'WEB_SENTRY_DSN'
>;

/** Foreign origins that the firm's own settings bring into the page. */
export function securityOptions(env: Variables): Options {
  const pictures = [env.PORTAL_LOGO_URL, env.PORTAL_VIP_LOGO_URL, env.FIRM_LOGO_URL];
  const foreign = pictures.filter((picture) => !picture.startsWith('/'));
  const pictureOrigins = [...new Set(foreign.map((picture) => new URL(picture).origin))];
  const reportOrigins = env.WEB_SENTRY_DSN === undefined ? [] : [new URL(env.WEB_SENTRY_DSN).origin];
  return { isProduction: env.NODE_ENV === 'production', pictureOrigins, reportOrigins };
}

/**
 * SEC-G5, SEC-G10: headers of every answer, errors too, and the id under which the logs have it (SEC-G11). A route that
 * lets its answer be kept sets its own cache-control, which send-failure.ts takes back.
 */
export function registerSecurityHeaders(app: FastifyInstance, options: Options): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** SEC-G23: of the refusal of a request that cannot be read; no hook runs that would set those of others. */
export const unreadableHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** What helmet sets, asked once: it would build the same headers again for every answer. */
function securityHeaders(options: Options): Record<string, string> {
  const directives = { ...contentSecurityPolicy(options), reportTo: [REPORT_GROUP] };
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: options.isProduction && { maxAge: SECONDS_A_YEAR, includeSubDomains: true },
    // SEC-E15: the address of a page may hold a mailed code.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'permissions-policy': permissions,
    'reporting-endpoints': `${REPORT_GROUP}="${REPORT_PATH}"`,
  };
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  type Arguments = Parameters<typeof setHeaders>;
  setHeaders({} as Arguments[0], response as unknown as Arguments[1], (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Nothing is allowed but what the client needs, and the origins that the configuration names. */
export function contentSecurityPolicy({ pictureOrigins, reportOrigins }: Options): Record<string, string[]> {
  const own = ["'self'"];
  const none = ["'none'"];
  return {
    defaultSrc: none,
    scriptSrc: own,
    styleSrc: own,
    imgSrc: [...own, 'data:', ...pictureOrigins],
    fontSrc: own,
    connectSrc: [...own, ...reportOrigins],
    manifestSrc: own,
    workerSrc: own,
    objectSrc: none,
    baseUri: none,
    formAction: own,
    frameAncestors: none,
    requireTrustedTypesFor: ["'script'"],
    trustedTypes,
  };
}
