import type { ErrorCode } from '@portal/contract/errors/error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Profile } from '../../profile/profile.ts';
import { ApiError } from '../api-error.ts';

/** Codes of the framework that mean something to a caller; its other refusals are requests that could not be read. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Anything thrown becomes one wire error here and nowhere else. Input never makes a 500, and the answer names no cause
 * (SEC-G11).
 */
export function createErrorHandler(profile: Pick<Profile, 'refusal'>): ErrorHandler {
  return (error, request, reply) => {
    const refusal = toApiError(error);
    request.refusedAs = refusal.code;
    request.client ??= refusal.clientUuid;
    if (refusal.code === 'UNKNOWN') request.log.error({ err: error }, 'request failed');
    else request.log.info({ errorCode: refusal.code, client: request.client }, 'request refused');
    addHeaders(reply, refusal);
    return reply.code(refusal.status).type('application/json; charset=utf-8').send(profile.refusal(refusal));
  };
}

/** A 401 names the scheme that is required (RFC 9110, section 15.5.2). */
function addHeaders(reply: FastifyReply, refusal: ApiError): void {
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterSeconds);
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined;
  if (known) return new ApiError(known);
  const isRefusal = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return new ApiError(isRefusal ? 'MALFORMED_REQUEST' : 'UNKNOWN');
}
