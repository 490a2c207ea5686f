import { ApiError } from '../../http/api-error.ts';
import type { QaParts, ServeQa } from '../qa-parts.ts';
import { createReset } from '../reset.ts';
import { createTurns } from '../turns.ts';
import { playScenario } from './play-scenario.ts';
import { findScenario, scenarios } from './scenarios.ts';

/** Row Q3: situations by name, each in one call. */
export function scenariosRoutes(serve: ServeQa, parts: QaParts): void {
  const inTurn = createTurns();
  const stage = { ...parts, reset: createReset(parts) };
  serve('scenarios.list', async () => ({
    scenarios: Object.entries(scenarios).map(([name, { about }]) => ({ name, about })),
  }));
  serve('scenarios.play', async ({ params: { name } }) => {
    const scenario = findScenario(name);
    if (!scenario) throw new ApiError('NOT_FOUND', { message: 'There is no scenario of this name.' });
    return inTurn(() => playScenario(stage, { name, scenario }));
  });
}
