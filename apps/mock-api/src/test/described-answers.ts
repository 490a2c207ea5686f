import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { type ErrorCode, errorStatus } from '@portal/contract/errors/error';
import { refusalsOf } from '@portal/contract/errors/refusals';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

const byRoute = new Map<string, Endpoint>(
  [endpoints, qaEndpoints]
    .flatMap(Object.values<Endpoint>)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`, endpoint]),
);

/**
 * whatever a test asks of the app, it is refused only with codes, or else with statuses, that the descriptions
 * name.
 */
export function holdToDescription(app: FastifyInstance, atEnd: (work: () => void) => void): void {
  const undescribed = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const route = `${request.method} ${request.routeOptions.url}`;
    const endpoint = byRoute.get(route);
    if (!endpoint || reply.statusCode < 400) return payload;
    const { code } = JSON.parse(String(payload)) as { code?: ErrorCode };
    const isDescribed = (refusal: ErrorCode) =>
      code === undefined ? errorStatus[refusal] === reply.statusCode : refusal === code;
    if (!refusalsOf(endpoint).some(isDescribed)) undescribed.add(`${route}: ${reply.statusCode} ${code}`);
    return payload;
  });
  atEnd(() => expect([...undescribed]).toEqual([]));
}
