import { setTimeout as pause } from 'node:timers/promises';
import { CannotRun } from './report/finding.ts';
import type { Tally } from './report/ledger.ts';
import { reportText } from './report/report-text.ts';
import { runConformance } from './run-conformance.ts';
import { readSettings } from './settings.ts';
import type { Timing } from './visit/exchange.ts';

type Rim = {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Takes the report. */
  readonly print: (text: string) => void;
  /** Takes what is happening and what went wrong. */
  readonly log: (text: string) => void;
  /** That of this machine unless given. */
  readonly timing?: Timing;
};

const ofThisMachine: Timing = {
  now: () => new Date(),
  pause: (milliseconds) => pause(milliseconds),
};

/** The command: prints the report and gives the exit code. 0: no difference; 1: differences; 2: could not run. */
export async function main(rim: Rim): Promise<0 | 1 | 2> {
  const { args, environment, print, log, timing = ofThisMachine } = rim;
  try {
    const { asJson, ...settings } = readSettings(args, environment);
    const tally = await runConformance({ ...settings, timing, log: (message) => log(`${message} …`) });
    print(asJson ? JSON.stringify(tally, undefined, 2) : reportText(tally));
    return hasDifferences(tally) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    log(error.message);
    return 2;
  }
}

function hasDifferences({ findings }: Tally): boolean {
  return findings.some(({ level }) => level === 'difference');
}
