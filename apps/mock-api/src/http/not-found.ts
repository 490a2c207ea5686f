import { endpoints } from '@portal/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** A path of the table asked for with another method answers 405 and says which are allowed; any other path 404. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): never {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (allowed.length === 0) throw new ApiError('NOT_FOUND');
  void reply.header('allow', [...new Set(allowed)].join(', '));
  throw new ApiError('METHOD_NOT_ALLOWED');
}
