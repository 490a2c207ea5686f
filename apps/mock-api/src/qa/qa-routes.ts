import { mayDriveQa } from '@portal/contract/qa/caller-guard';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { createFaultRegistry } from '@portal/faults/fault-registry';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { injectFaults } from '../http/inject-faults.ts';
import { createServe } from '../http/register-endpoint.ts';
import { createErrorHandler } from '../http/server/error-handler.ts';
import { fullProfile } from '../profile/profile.ts';
import { clockRoutes } from './clock/clock-routes.ts';
import { rewindClock } from './clock/rewind-clock.ts';
import { documentsRoutes } from './documents/documents-routes.ts';
import { faultsRoutes } from './faults/faults-routes.ts';
import { outboxRoutes } from './outbox/outbox-routes.ts';
import { qaPageRoutes } from './page/page-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { publishRoutes } from './publish/publish-routes.ts';
import type { QaDeps } from './qa-deps.ts';
import { scenariosRoutes } from './scenarios/scenarios-routes.ts';
import { worldsRoutes } from './worlds-routes.ts';

/**
 * everything under /qa; its calls are in the contract's qa-endpoints.ts. When it is there: qa-env.ts. Who
 * may call: the contract's caller-guard.ts.
 */
export async function qaRoutes(app: FastifyInstance, given: Omit<QaDeps, 'faults'>): Promise<void> {
  const deps = { ...given, faults: createFaultRegistry() };
  injectFaults(app, deps.faults);
  app.addHook('onReady', () => rewindClock(deps.database, deps.clock.now()));
  await app.register(async (scope) => {
    const { QA_HOSTS: otherHosts, QA_ALLOW_REMOTE: otherMachines } = deps.env;
    scope.addHook('onRequest', async ({ headers, socket }) => {
      const caller = { address: socket.remoteAddress, headers };
      if (!mayDriveQa(caller, { otherHosts, otherMachines })) throw refused();
    });
    // The controls work alike in both profiles.
    scope.setErrorHandler(createErrorHandler(fullProfile));
    const outside = {
      profile: fullProfile,
      openSession: deps.services.sessions.open,
      isSteppedUp: deps.services.stepUp.isSteppedUp,
      countWrite: () => undefined,
    };
    const serve = createServe(scope, qaEndpoints, outside);
    peopleRoutes(serve, deps);
    clockRoutes(serve, deps);
    outboxRoutes(serve, deps);
    publishRoutes(serve, deps);
    documentsRoutes(serve, deps);
    faultsRoutes(serve, deps);
    worldsRoutes(serve, deps);
    scenariosRoutes(serve, deps);
    qaPageRoutes(scope);
  });
}

function refused(): ApiError {
  return new ApiError('FORBIDDEN', {
    message: 'Only this machine drives the mock, under a name of its own: see QA_ALLOW_REMOTE and QA_HOSTS.',
  });
}
