import { mayDriveQa } from '@portal/contract/qa/caller-guard';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { createFaultBook } from '@portal/faults/fault-book';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { createErrorHandler } from '../http/error-handler.ts';
import { layFaults } from '../http/lay-faults.ts';
import { createServe } from '../http/register-endpoint.ts';
import { fullProfile } from '../profile/profile.ts';
import { clockRoutes } from './clock-routes.ts';
import { faultsRoutes } from './faults-routes.ts';
import { forgetFuture } from './forget-future.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { qaPageRoutes } from './page/page-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import type { QaParts } from './qa-parts.ts';
import { scenariosRoutes } from './scenarios/scenarios-routes.ts';
import { worldRoutes } from './world-routes.ts';

/** Row Q3: everything under /qa, for callers on this machine alone unless told otherwise. Never in production: see env.ts. */
export async function qaRoutes(app: FastifyInstance, given: Omit<QaParts, 'faults'>): Promise<void> {
  const parts = { ...given, faults: createFaultBook() };
  layFaults(app, parts.faults);
  app.addHook('onReady', () => forgetFuture(parts.database, parts.clock.now()));
  await app.register(async (scope) => {
    const { QA_HOSTS: otherHosts, QA_ALLOW_REMOTE: otherMachines } = parts.env;
    scope.addHook('onRequest', async ({ headers, socket }) => {
      const caller = { address: socket.remoteAddress, headers };
      if (!mayDriveQa(caller, { otherHosts, otherMachines })) throw refused();
    });
    // The controls work alike in both profiles.
    scope.setErrorHandler(createErrorHandler(fullProfile));
    const openSession = parts.services.sessions.open;
    const serve = createServe(scope, qaEndpoints, { profile: fullProfile, openSession });
    peopleRoutes(serve, parts);
    clockRoutes(serve, parts);
    outboxRoutes(serve, parts);
    publishRoutes(serve, parts);
    faultsRoutes(serve, parts);
    worldRoutes(serve, parts);
    scenariosRoutes(serve, parts);
    qaPageRoutes(scope);
  });
}

function refused(): ApiError {
  return new ApiError('FORBIDDEN', {
    message: 'Only this machine drives the mock, under a name of its own: see QA_ALLOW_REMOTE and QA_HOSTS.',
  });
}
