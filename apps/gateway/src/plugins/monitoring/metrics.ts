import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Failure } from '../../trpc/failure.ts';
import type { GroupState } from '../../upstream/resilience.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { UpstreamDeps } from '../../upstream/upstream-client.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';
import type { Limits } from '../limits/rate-limit.ts';
import { sendFailure } from '../send-failure.ts';

/** What is measured where it happens; the rest is read when somebody asks. */
export type Metrics = {
  /** Runs a call of the firm's API, retries and waiting included. */
  readonly call: NonNullable<UpstreamDeps['around']>;
  procedure(name: string, code: string, seconds: number): void;
  /** The same limits, which count what they refuse. */
  countHits(limits: Limits): Limits;
  auditFailed(): void;
  /** `/metrics`, for callers on this machine only; a request that came through a proxy is not one of them. */
  register(app: FastifyInstance, upstream: Pick<Upstream, 'state'>): void;
};

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const breakerValues: Record<GroupState['breaker'], number> = { closed: 0, 'half-open': 1, open: 2 };

/**
 * SEC-J5: figures for Prometheus. Labels are routes, procedures, patterns of calls and codes: never a value of a
 * client. Alerts and panels use these names (SEC-J9).
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // The delay of the event loop is among these.
  collectDefaultMetrics({ register: registry });
  const procedures = new Histogram({
    name: 'portal_procedure_duration_seconds',
    help: 'Time of a procedure, by its name and the code of its error, or ok',
    labelNames: ['procedure', 'code'],
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: 'portal_upstream_call_duration_seconds',
    help: "Time of a call of the firm's API with its retries, by its pattern and outcome",
    labelNames: ['call', 'outcome'],
    buckets,
    registers,
  });
  const hits = new Counter({
    name: 'portal_limit_hits_total',
    help: 'Requests that a limit refused',
    labelNames: ['limit'],
    registers,
  });
  const auditFailures = new Counter({
    name: 'portal_audit_failures_total',
    help: 'Writes of the audit trail that failed',
    registers,
  });
  return {
    procedure: (procedure, code, seconds) => procedures.observe({ procedure, code }, seconds),
    call: async (call, run) => {
      const end = calls.startTimer({ call });
      try {
        const result = await run();
        end({ outcome: 'ok' });
        return result;
      } catch (error) {
        end({ outcome: error instanceof UpstreamError ? error.kind : 'broken' });
        throw error;
      }
    },
    countHits: (limits) => countHits(limits, hits),
    auditFailed: () => auditFailures.inc(),
    register: (app, upstream) => {
      observeUpstream(registry, upstream);
      observeRequests(app, registry);
      serve(app, registry);
    },
  };
}

function countHits(limits: Limits, hits: Counter<'limit'>): Limits {
  const counted = Object.entries(limits).map(([limit, take]) => {
    // There from the start, so that an alert sees the first hit.
    hits.inc({ limit }, 0);
    const taken = async (...given: Parameters<typeof take>) => {
      try {
        return await (take as (...all: typeof given) => Promise<unknown>)(...given);
      } catch (error) {
        if (error instanceof Failure && error.code === 'TOO_MANY_REQUESTS') hits.inc({ limit });
        throw error;
      }
    };
    return [limit, taken] as const;
  });
  return Object.fromEntries(counted) as Limits;
}

function observeUpstream(registry: Registry, upstream: Pick<Upstream, 'state'>): void {
  const registers = [registry];
  const breaker = new Gauge({
    name: 'portal_upstream_breaker_state',
    help: "Of each group of the firm's calls: 0 closed, 1 half open, 2 open",
    labelNames: ['group'],
    registers,
    collect: () => {
      for (const one of upstream.state()) breaker.set({ group: one.group }, breakerValues[one.breaker]);
    },
  });
  const lanes = new Gauge({
    name: 'portal_upstream_calls',
    help: "Calls of the firm's API that run or wait, by group",
    labelNames: ['group', 'state'],
    registers,
    collect: () => {
      for (const { group, running, waiting } of upstream.state()) {
        lanes.set({ group, state: 'running' }, running);
        lanes.set({ group, state: 'waiting' }, waiting);
      }
    },
  });
}

function observeRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function serve(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) return sendFailure(reply, 'NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isLocal(request: FastifyRequest): boolean {
  const { remoteAddress } = request.socket;
  return loopback.has(remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
}
