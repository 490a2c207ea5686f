import PQueue from 'p-queue';
import { ApiError } from '../../http/api-error.ts';
import type { QaDeps, ServeQa } from '../qa-deps.ts';
import { createReset } from '../reset/reset.ts';
import { playScenario } from './play-scenario.ts';
import { findScenario, scenarios } from './scenarios.ts';

/** situations by name, each in one call. */
export function scenariosRoutes(serve: ServeQa, deps: QaDeps): void {
  const queue = new PQueue({ concurrency: 1 });
  const context = { ...deps, reset: createReset(deps) };
  serve('scenarios.list', async () => ({
    scenarios: Object.entries(scenarios).map(([name, { about }]) => ({ name, about })),
  }));
  serve('scenarios.play', async ({ params: { name } }) => {
    const scenario = findScenario(name);
    if (!scenario) throw new ApiError('NOT_FOUND', { message: 'There is no scenario of this name.' });
    return queue.add(() => playScenario(context, { name, scenario }));
  });
}
