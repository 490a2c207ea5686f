import type { TrailQueue } from '@portal/audit/trail-queue';
import type { FastifyRequest } from 'fastify';
import { auditedProcedures, unauditedRefusals } from '../../audit/audited-procedures.ts';
import { toFailure } from '../../trpc/error-map.ts';
import type { Metrics } from './metrics.ts';

/** Called when a procedure starts; returns what is to be called, and waited for, when it ends. */
export type WatchProcedure = (
  request: FastifyRequest,
  procedure: string,
) => (error: unknown) => Promise<void> | undefined;

type Options = { readonly metrics: Metrics | undefined; readonly audit: TrailQueue | undefined };

/** What measures and audits procedures, or undefined where neither is configured. */
export function createWatch({ metrics, audit }: Options): WatchProcedure | undefined {
  if (!metrics && !audit) return undefined;
  return (request, procedure) => {
    const startedAt = performance.now();
    const event = auditedProcedures.get(procedure);
    return (error) => {
      const code = error === undefined ? undefined : toFailure(error).code;
      metrics?.procedure(procedure, code ?? 'ok', (performance.now() - startedAt) / 1000);
      if (!audit || event === undefined || (code && unauditedRefusals.has(code))) return undefined;
      const { id: requestId, traceId, account = request.subject } = request;
      const outcome = code === undefined ? 'ok' : 'refused';
      // The caller waits for it, so that every answer is in the trail.
      return audit.record({ event, outcome, code, account, requestId, traceId });
    };
  };
}
