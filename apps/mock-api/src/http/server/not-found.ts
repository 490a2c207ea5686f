import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';

/** SEC-G45: a known path with another method answers 405 with the allowed ones; any other path 404. */
export function createNotFound(calls: readonly Endpoint[]) {
  const patterns = calls.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) throw new ApiError('NOT_FOUND');
    void reply.header('allow', [...new Set(allowed)].join(', '));
    throw new ApiError('METHOD_NOT_ALLOWED');
  };
}
