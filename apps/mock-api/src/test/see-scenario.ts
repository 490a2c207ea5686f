import type { ScenarioOutcome } from '@portal/contract/qa/scenarios';
import { test } from 'vitest';
import type { Scenario } from '../qa/scenarios/scenario.ts';
import { buildQaApp, type QaApp } from './build-qa-app.ts';

/** Sees with the calls of /v1 what a scenario has brought about. */
export type See = (mock: QaApp, outcome: ScenarioOutcome) => Promise<void>;

/** One test for each scenario of a table; a scenario without a check does not compile. Each is set up twice. */
export function seeEach<Table extends Record<string, Scenario>>(
  table: Table,
  seeing: { readonly [Name in keyof Table]: See },
): void {
  test.each(Object.keys(table))('Q-3: the scenario %s', async (name) => {
    const mock = await buildQaApp();
    for (const _time of ['first', 'second']) {
      const outcome = await mock.qa.read('scenarios.play', { params: { name } });
      await seeing[name as keyof Table](mock, outcome);
    }
  });
}
