import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { firmReadings } from './firm-readings.ts';
import { type Memory, openMemory } from './memory.ts';
import type { Monitoring } from './monitoring/monitoring.ts';
import { registerAccessLog } from './plugins/access-log.ts';
import { registerClosing } from './plugins/closing.ts';
import { registerCors } from './plugins/cors.ts';
import { registerErrorAnswer, sendUnroutable } from './plugins/error-answer.ts';
import { registerHealth, registerReadiness } from './plugins/health.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { registerSession } from './plugins/session.ts';
import { registerTracing } from './plugins/tracing.ts';
import type { Services } from './plugins/trpc/create-context.ts';
import { registerTrpc } from './plugins/trpc/register-trpc.ts';
import { registerAppLinks } from './plugins/web/app-links.ts';
import { registerWebClient } from './plugins/web/client.ts';
import { registerWebManifest } from './plugins/web/manifest.ts';
import { registerSecurityHeaders, securityOptions } from './plugins/web/security-headers.ts';
import { portalConfiguration } from './portal-configuration.ts';
import { createPolicyReads } from './upstream/policy-reads.ts';
import { createSharedReads } from './upstream/shared-cache.ts';
import { createUpstream, type UpstreamOptions } from './upstream/upstream.ts';

export type AppOptions = {
  readonly env: Env;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Replaces the network to the firm's API in tests. */
  readonly dispatcher?: UpstreamOptions['dispatcher'];
  readonly monitoring?: Monitoring | undefined;
};

/** The gateway without its process. The caller listens and closes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, clock, logger, dispatcher, monitoring } = options;
  const app = createServer(env, logger);
  if (monitoring) registerTracing(app, monitoring);
  const upstream = createUpstream({
    origin: env.UPSTREAM_URL,
    timeouts: upstreamTimeouts(env),
    dispatcher,
    around: monitoring?.call,
  });
  app.addHook('onClose', () => upstream.close());

  registerErrorAnswer(app);
  registerAccessLog(app);
  const isClosing = registerClosing(app);
  registerSecurityHeaders(app, securityOptions(env));
  const memory = await openMemory({ env, clock, logger });
  app.addHook('onClose', () => memory.close());
  const limits = await registerRateLimit(app, { ...rateOptions(env), counters: memory.counters });
  if (env.METRICS) (await import('./plugins/metrics.ts')).registerMetrics(app);
  await app.register(async (scope) => {
    registerCors(scope, env.CORS_ORIGINS);
    registerHealth(scope);
  });
  registerReadiness(app, { upstream, memory, clock, isClosing });
  await registerProcedures(app, { env, clock, upstream, memory, limits });
  const configuration = portalConfiguration(env);
  registerWebManifest(app, configuration);
  const android = { packageName: env.ANDROID_APP, certificates: env.ANDROID_APP_CERTIFICATES };
  registerAppLinks(app, { android, appleAppId: env.APPLE_APP_ID });
  await registerWebClient(app, { root: env.WEB_ROOT, configuration });
  return app;
}

type ProcedureDeps = Pick<AppOptions, 'env' | 'clock'> &
  Pick<Services, 'upstream' | 'limits'> & { memory: Memory };

/** The sessions, and everything that the browser may ask for in the name of one. */
async function registerProcedures(app: FastifyInstance, deps: ProcedureDeps): Promise<void> {
  const { env, clock, upstream, memory, limits } = deps;
  const secrets = { current: env.GATEWAY_SESSION_SECRET, previous: env.GATEWAY_SESSION_SECRET_PREVIOUS };
  const sealed = await registerSession(app, { secrets, clock, idleMinutes: env.IDLE_MINUTES });
  const { revocation, proofReplay } = memory;
  const reads = {
    upstream,
    shared: createSharedReads(),
    policyReads: createPolicyReads(clock),
    readings: firmReadings(env),
  };
  await registerTrpc(app, {
    services: { ...sealed, ...reads, revocation, limits, clock },
    corsOrigins: env.CORS_ORIGINS,
    publicOrigins: env.PUBLIC_ORIGINS,
    proofReplay,
  });
}

const KILOBYTE = 1024;
const CHECK_CONNECTIONS_MS = 500;
const BODY_LIMIT_BYTES = 64 * KILOBYTE;
/** Ten names of procedures in one path. */
const MAX_PARAM_LENGTH = 1000;

function createServer(env: Env, logger: Logger): FastifyInstance {
  return fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // plugins/access-log.ts writes the one line of a request, without its address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : false,
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: sendUnroutable,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // SEC-I1: all three are needed to cut a slow client off.
    requestTimeout: env.CLIENT_TIMEOUT_MS,
    http: { headersTimeout: env.CLIENT_TIMEOUT_MS, connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
    keepAliveTimeout: 5000,
  });
}

function upstreamTimeouts(env: Env) {
  return {
    connectMs: env.UPSTREAM_CONNECT_MS,
    headersMs: env.UPSTREAM_HEADERS_MS,
    totalMs: env.UPSTREAM_TOTAL_MS,
  };
}

function rateOptions(env: Env) {
  return {
    perMinute: env.RATE_LIMIT_PER_MINUTE,
    signInPerMinute: env.SIGN_IN_LIMIT_PER_MINUTE,
    secret: env.GATEWAY_SESSION_SECRET,
  };
}
