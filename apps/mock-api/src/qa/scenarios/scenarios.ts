import { mailScenarios } from './mail-scenarios.ts';
import { recordScenarios } from './record-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { signInScenarios } from './sign-in-scenarios.ts';
import { upstreamScenarios } from './upstream-scenarios.ts';

/** Every scenario by its name, in the order in which they are shown. */
export const scenarios = {
  ...signInScenarios,
  ...mailScenarios,
  ...recordScenarios,
  ...upstreamScenarios,
} as const satisfies Record<string, Scenario>;

type ScenarioName = keyof typeof scenarios;

export function findScenario(name: string): Scenario | undefined {
  return Object.hasOwn(scenarios, name) ? scenarios[name as ScenarioName] : undefined;
}
