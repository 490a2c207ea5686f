import { createHmac } from 'node:crypto';
import type { TrailQueue } from '@portal/audit/trail-queue';
import type { Endpoints } from '@portal/contract/endpoints';
import type { ErrorCode } from '@portal/contract/errors/error';
import { readTraceId } from '@portal/contract/shapes/trace-context';
import type { FastifyInstance } from 'fastify';
import { derivedKey } from '../secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account the call is about, once that is known. */
    client: string | undefined;
    /** Why it was refused. */
    refusedAs: ErrorCode | undefined;
  }
  interface FastifyContextConfig {
    /** The name of the call in the contract's table. */
    call?: string;
  }
}

/** Calls whose every outcome is a line of the audit trail, and what happened there. */
export const auditedCalls = {
  'authentication.create': 'sign_in',
  'authentication.mfa': 'code',
  'authentication.stepUp': 'step_up',
  'user.mfaVerify': 'factor_added',
  'user.mfaDelete': 'factor_removed',
  'user.resetRequest': 'reset_requested',
  'user.setPassword': 'password_set',
  'user.changePassword': 'password_changed',
  'recoveryCodes.make': 'recovery_codes_made',
  'recoveryCodes.use': 'recovery_code',
  'client.update': 'details_changed',
  'device.forget': 'device_forgotten',
  'sessions.end': 'session_ended',
  'sessions.endOthers': 'sessions_ended',
  'securityEvents.report': 'event_reported',
} as const satisfies Partial<Record<keyof Endpoints, string>>;

const events: ReadonlyMap<string, string> = new Map(Object.entries(auditedCalls));
/** Refusals that leave no line: the input could not be read, so nothing was attempted. */
const unauditedRefusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'VALIDATION',
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
]);

/** Every answer waits for its line, so that it is in the trail (SEC-J1). */
export function addAudit(app: FastifyInstance, trail: TrailQueue, secret: string): void {
  const accountOf = createAuditReference(secret);
  app.addHook('onSend', async (request, reply) => {
    const event = events.get(request.routeOptions.config.call ?? '');
    const { client, refusedAs: code, id: requestId, headers } = request;
    if (event === undefined || (code && unauditedRefusals.has(code))) return;
    await trail.record({
      event,
      outcome: reply.statusCode < 300 ? 'ok' : 'refused',
      code,
      account: client && accountOf(client),
      requestId,
      traceId: readTraceId(headers.traceparent),
    });
  });
}

const REFERENCE_LENGTH = 16;

/** A name for a client that does not show who it is; the key cannot sign a token (RFC 5869). */
function createAuditReference(secret: string): (clientUuid: string) => string {
  const key = derivedKey(secret, 'audit reference');
  return (uuid) => createHmac('sha256', key).update(uuid).digest('base64url').slice(0, REFERENCE_LENGTH);
}
