import { randomUUID } from 'node:crypto';
import { openLoggedTrail } from '@portal/audit/logged-trail';
import { openKeys, type StatementKeys } from '@portal/statement/keys';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { firmReadings } from './firm-readings.ts';
import { RequestLogger } from './logging/request-logger.ts';
import { type Memory, openMemory } from './memory.ts';
import type { Monitoring } from './monitoring/monitoring.ts';
import { refuseTwoHosts, registerCallerAddress } from './plugins/callers/address.ts';
import { createProofReader } from './plugins/callers/read-proof.ts';
import { registerSession } from './plugins/callers/session-signing.ts';
import { registerCors } from './plugins/cors.ts';
import { memoryDayTotals, redisDayTotals } from './plugins/documents/day-totals.ts';
import { registerDocuments } from './plugins/documents/register-documents.ts';
import { createUploadLimits, type UploadLimits } from './plugins/documents/upload-limits.ts';
import { KEEP_ALIVE_MS, registerClosing } from './plugins/graceful-close.ts';
import { registerHealth, registerReadiness } from './plugins/health.ts';
import { limitConnections } from './plugins/limits/connections.ts';
import { registerRateLimit } from './plugins/limits/rate-limit.ts';
import { slowClientLimits } from './plugins/limits/slow-clients.ts';
import { registerAccessLog } from './plugins/monitoring/access-log.ts';
import type { Metrics } from './plugins/monitoring/metrics.ts';
import { registerTraceContext } from './plugins/monitoring/trace-context.ts';
import { registerTracing } from './plugins/monitoring/tracing.ts';
import { createWatch } from './plugins/monitoring/watch-procedures.ts';
import { BODY_LIMIT_BYTES } from './plugins/request-body.ts';
import { sendThrown } from './plugins/send-failure.ts';
import { registerStatements } from './plugins/statements.ts';
import type { Services } from './plugins/trpc/create-context.ts';
import { registerTrpc } from './plugins/trpc/register-trpc.ts';
import { answerSocketError, sendUnroutable } from './plugins/unreadable-request.ts';
import { registerAppLinks } from './plugins/web/app-links.ts';
import { registerWebClient } from './plugins/web/built-client.ts';
import { registerCspReports } from './plugins/web/csp-reports.ts';
import { registerSecurityHeaders, securityOptions } from './plugins/web/security-headers.ts';
import { registerWellKnown } from './plugins/web/well-known.ts';
import { portalConfiguration } from './portal-configuration.ts';
import { appRouter } from './router.ts';
import { createOutputCheck } from './trpc/outputs.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { createPolicyReads } from './upstream/cache/policy-reads.ts';
import { createVirusScanner } from './upstream/files/clamd.ts';
import { createUpstream, type UpstreamOptions } from './upstream/upstream.ts';

export type AppOptions = {
  readonly env: Env;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Replaces the network to the firm's API in tests. */
  readonly dispatcher?: UpstreamOptions['dispatcher'];
  readonly monitoring?: Monitoring | undefined;
  /** Whether every result is held to its schema before it leaves; it is, unless false. */
  readonly checkOutputs?: boolean;
  /** Replaces the key of the nonces in tests. */
  readonly nonceKey?: Uint8Array | undefined;
};

/** The gateway without its process. The caller listens and closes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, clock, logger, dispatcher, monitoring, nonceKey, checkOutputs = true } = options;
  const app = createServer(env, logger);
  limitConnections(app, {
    most: env.MAX_CONNECTIONS,
    proxies: env.TRUSTED_PROXIES,
  });
  registerTraceContext(app);
  if (monitoring) registerTracing(app, monitoring);
  const metrics = env.METRICS ? (await import('./plugins/monitoring/metrics.ts')).createMetrics() : undefined;
  const upstream = createUpstream({
    origin: env.UPSTREAM_URL,
    timeouts: upstreamTimeouts(env),
    fileIdleMs: env.FILE_IDLE_MS,
    dispatcher,
    around: around(monitoring, metrics),
  });

  if (env.TRUSTED_PROXIES.length > 0) registerCallerAddress(app);
  app.setErrorHandler(sendThrown);
  registerAccessLog(app);
  const isClosing = registerClosing(app);
  registerSecurityHeaders(app, securityOptions(env));
  refuseTwoHosts(app);
  const memory = await openMemory({ env, clock, logger, nonceKey });
  app.addHook('onClose', () => memory.close());
  const uncounted = await registerRateLimit(app, { ...rateOptions(env), counters: memory.counters });
  const limits = metrics?.countHits(uncounted) ?? uncounted;
  metrics?.register(app, upstream);
  await app.register(async (scope) => {
    registerCors(scope, env.CORS_ORIGINS);
    registerHealth(scope, memory.proofNonces);
  });
  registerReadiness(app, { upstream, revocation: memory.revocation, clock, isClosing });
  const checkOutput = checkOutputs ? createOutputCheck(appRouter) : undefined;
  const onFailure = metrics?.auditFailed;
  const audit = await openLoggedTrail({ file: env.AUDIT_FILE, app: 'gateway', clock, logger, onFailure });
  // What the calls of the firm end with is in the trail before it closes.
  app.addHook('onClose', () => upstream.close().then(() => audit?.close()));
  const watch = createWatch({ metrics, audit });
  const statementKeys = env.STATEMENT_KEYS && (await openKeys(env.STATEMENT_KEYS));
  const deps = { env, clock, statementKeys };
  await registerProcedures(app, { ...deps, upstream, memory, limits, checkOutput, watch });
  await registerPages(app, { ...deps, nonces: memory.proofNonces });
  return app;
}

type ProcedureDeps = Pick<AppOptions, 'env' | 'clock'> &
  Pick<Services, 'upstream' | 'limits' | 'checkOutput' | 'watch'> & {
    memory: Memory;
    statementKeys: StatementKeys | undefined;
  };

/** The sessions, and everything that the browser may ask for in the name of one. */
async function registerProcedures(app: FastifyInstance, deps: ProcedureDeps): Promise<void> {
  const { env, clock, upstream, memory, limits, checkOutput, watch } = deps;
  const secrets = { current: env.GATEWAY_SESSION_SECRET, previous: env.GATEWAY_SESSION_SECRET_PREVIOUS };
  const sealed = await registerSession(app, { secrets, clock, idleMinutes: env.IDLE_MINUTES });
  const { revocation, proofReplay: replay, proofNonces: nonces } = memory;
  const readProof = createProofReader({ clock, publicOrigins: env.PUBLIC_ORIGINS, replay, nonces });
  const reads = {
    upstream,
    policyReads: createPolicyReads(clock),
    readings: firmReadings(env),
  };
  await registerTrpc(app, {
    adapter: env.TRPC_ADAPTER,
    services: { ...sealed, ...reads, revocation, limits, checkOutput, watch, clock },
    corsOrigins: env.CORS_ORIGINS,
    readProof,
    nonces,
  });
  await registerDocuments(app, {
    ...{ upstream, limits, revocation, readProof, nonces },
    tokens: sealed.tokens,
    corsOrigins: env.CORS_ORIGINS,
    uploads: uploadLimits(env, clock, memory),
    scanner: env.CLAMD_URL === undefined ? undefined : createVirusScanner(env.CLAMD_URL, env.FILE_IDLE_MS),
    idleMs: env.FILE_IDLE_MS,
  });
  if (deps.statementKeys)
    await registerStatements(app, {
      ...{ upstream, limits, revocation, readProof, nonces, watch, clock },
      tokens: sealed.tokens,
      corsOrigins: env.CORS_ORIGINS,
      publicOrigins: env.PUBLIC_ORIGINS,
      firmName: env.FIRM_NAME,
      keys: deps.statementKeys,
    });
}

function uploadLimits(env: Env, clock: Clock, { counters }: Memory): UploadLimits {
  const totals = counters ? redisDayTotals(counters, clock) : memoryDayTotals(clock);
  return createUploadLimits({ totals, files: env.UPLOADS_PER_DAY, bytes: env.UPLOAD_BYTES_PER_DAY });
}

type PageDeps = Pick<AppOptions, 'env' | 'clock'> & {
  nonces: Memory['proofNonces'];
  statementKeys: StatementKeys | undefined;
};

/** The built client, and the pages and files that are served beside it. */
async function registerPages(
  app: FastifyInstance,
  { env, clock, nonces, statementKeys }: PageDeps,
): Promise<void> {
  const configuration = portalConfiguration(env);
  await registerCspReports(app);
  const android = { packageName: env.ANDROID_APP, certificates: env.ANDROID_APP_CERTIFICATES };
  registerAppLinks(app, { android, appleAppId: env.APPLE_APP_ID });
  registerWellKnown(app, {
    contacts: env.SECURITY_CONTACT,
    publicOrigins: env.PUBLIC_ORIGINS,
    clock,
    statementKeys: statementKeys?.published,
  });
  await registerWebClient(app, { root: env.WEB_ROOT, configuration, nonces });
}

/** Ten names of procedures in one path. */
const MAX_PARAM_LENGTH = 1000;
/** SEC-D20: room for a session token and a step-up token that each hold the longest token of the firm, and the rest. */
const MAX_HEADER_BYTES = 65_536;

function createServer(env: Env, logger: Logger): FastifyInstance {
  const { requestTimeout, http } = slowClientLimits(env.CLIENT_TIMEOUT_MS);
  return fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // plugins/monitoring/access-log.ts writes the one line of a request, without its address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (parent, bindings) => new RequestLogger(parent, bindings),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(env.TRUSTED_PROXIES),
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: sendUnroutable,
    clientErrorHandler: answerSocketError,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    requestTimeout,
    // Of two Host headers Node would show the first alone.
    http: { ...http, joinDuplicateHeaders: true, maxHeaderSize: MAX_HEADER_BYTES },
    // What arrives in the last moment on an open connection is answered like the rest (SEC-I5).
    return503OnClosing: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
}

/** What runs around each call of the firm's API. */
function around(monitoring?: Monitoring, metrics?: Metrics): UpstreamOptions['around'] {
  if (!monitoring || !metrics) return metrics?.call ?? monitoring?.call;
  return (call, run) => metrics.call(call, () => monitoring.call(call, run));
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
    writesPerMinute: env.WRITE_LIMIT_PER_MINUTE,
    secret: env.GATEWAY_SESSION_SECRET,
  };
}
