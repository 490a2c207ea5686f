import { parseArgs } from 'node:util';
import { createQaDriver } from '@portal/qa-driver/qa-driver';
import { QaError } from '@portal/qa-driver/qa-error';
import { createVisitor } from './people/portal-visitor.ts';
import { runLockoutStory } from './qa-story/lockout-story.ts';
import { type Addresses, startOwnStack } from './qa-story/own-stack.ts';
import { runSecondFactorStory } from './qa-story/second-factor-story.ts';
import { runUntilStopped } from './stack/processes.ts';
import { createProgress } from './stack/progress.ts';
import { StackError } from './terminal.ts';

/**
 * `npm run qa:story`: the whole lockout and second-factor story of QA, played through the driver and the portal. On a
 * stack of its own, or on a running one: `-- --portal http://localhost:8080 --mock http://127.0.0.1:8081`.
 */
await runUntilStopped(async (processes) => {
  const given = readAddresses(process.argv.slice(2));
  const step = createProgress(process.stdout);
  const { portal, mock } = given ?? (await step('Start a portal and a mock', () => startOwnStack(processes)));
  const context = { driver: createQaDriver({ baseUrl: mock }), visitor: createVisitor(portal), step };
  const startedAt = performance.now();
  await runLockoutStory(context).catch(stopStory);
  await runSecondFactorStory(context).catch(stopStory);
  process.stdout.write(`\n  The story took ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`);
});

/** Errors of the driver and of the story have readable messages. */
function stopStory(error: unknown): never {
  throw error instanceof QaError ? new StackError(error.message) : error;
}

function readAddresses(args: string[]): Addresses | undefined {
  const { portal, mock } = parseArgs({
    args,
    options: { portal: { type: 'string' }, mock: { type: 'string' } },
  }).values;
  if (portal === undefined && mock === undefined) return undefined;
  if (portal === undefined || mock === undefined)
    throw new StackError('Give both --portal and --mock, or neither.');
  return { portal: new URL(portal).origin, mock: new URL(mock).origin };
}
