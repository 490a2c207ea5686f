import type { ErrorCode } from '@portal/contract/errors/error';
import { codeByStatus } from '@portal/contract/errors/refusal-code';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, toTrpcError } from '../trpc/error-answer.ts';
import { toFailure } from '../trpc/error-map.ts';
import { Failure, type FailureDetails } from '../trpc/failure.ts';
import { logFailure } from '../trpc/log-failure.ts';
import { proofChallenge } from './callers/read-proof.ts';

/**
 * Answers a request that reached no procedure, in the shape that tRPC's clients read, so that there is one shape of
 * error everywhere. Nothing of the thrown error is disclosed (SEC-G11).
 */
export function sendFailure(
  reply: FastifyReply,
  code: ErrorCode,
  details: FailureDetails = {},
): FastifyReply {
  const error = errorAnswer(toTrpcError(new Failure(code, details)), reply.request.id);
  if (details.retryAfterSeconds !== undefined) void reply.header('retry-after', details.retryAfterSeconds);
  // Replaces what the route set for its success (SEC-G46).
  void reply.header('cache-control', 'no-store');
  if (error.data.httpStatus === 401) void reply.header('www-authenticate', proofChallenge(code));
  return reply.code(error.data.httpStatus).type('application/json; charset=utf-8').send({ error });
}

/** Answers outside of procedures, whatever was thrown: a refusal of the route, of the firm or of the server, or a bug. */
export function sendThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  const failure = status < 500 ? new Failure(codeByStatus(status), {}, error) : toFailure(error);
  logFailure(request.log, toTrpcError(failure), request.routeOptions.url);
  return sendFailure(reply, failure.code, failure.details);
}

function statusOf(error: unknown): number {
  // tRPC throws at the server itself only where it cannot read a request; what procedures throw it answers itself.
  if (error instanceof TRPCError) return 400;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
