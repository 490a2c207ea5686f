import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SECONDS_A_YEAR = 31_536_000;

/** Names of the Trusted Types policies that the client makes: for sanitised text, for its service worker, and the one of its sanitiser. */
const trustedTypes = ['portal-html', 'portal-worker', 'dompurify'];

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
  /** Where the browser reports errors to, if anywhere (row S7). */
  readonly reportOrigins: readonly string[];
};

/** Headers of every answer, errors too (security G5, G10). */
export async function registerSecurityHeaders(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(options) },
    strictTransportSecurity: options.isProduction && { maxAge: SECONDS_A_YEAR, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}

/** Nothing is allowed but what the client needs, and the origins that the configuration names. */
function contentSecurityPolicy({ pictureOrigins, reportOrigins }: Options): Record<string, string[]> {
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
