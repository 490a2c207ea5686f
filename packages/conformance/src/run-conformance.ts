import { checkInsights } from './check/check-insights.ts';
import { checkPages } from './check/check-pages.ts';
import { checkReadRefusals } from './check/check-read-refusals.ts';
import { checkWrites, skipWrites } from './check/check-writes.ts';
import { readEverything } from './check/read-everything.ts';
import { createLedger, type Tally } from './report/ledger.ts';
import { createExchange, type Timing } from './visit/exchange.ts';
import { createProbe } from './visit/probe.ts';
import { createSeen } from './visit/seen.ts';
import { type Account, signIn } from './visit/sign-in.ts';
import { createVisit } from './visit/visit.ts';

export type RunOptions = {
  /** Scheme, host and port of the service. */
  readonly origin: string;
  readonly account: Account;
  /** Sent as X-Device-Id, and registered by a run that may write. */
  readonly deviceId: string;
  /** Also tests calls that change something, with requests that are safe. */
  readonly mayWrite: boolean;
  readonly timing: Timing;
  /** Takes what the run is about to do, in a few words. */
  readonly log: (message: string) => void;
};

/**
 * compares any service with the contract. The tally has the differences that were found and the calls that were
 * not checked. Throws CannotRun when the service cannot be checked. One request is sent after the other, and a
 * Retry-After header is respected.
 */
export async function runConformance(options: RunOptions): Promise<Tally> {
  const { origin, account, deviceId, mayWrite, timing, log } = options;
  const ledger = createLedger();
  const exchange = createExchange({
    origin,
    timing,
    onWait: (seconds) => log(`Waiting ${seconds} s, as asked`),
  });
  const visit = createVisit({ origin, timing, probe: createProbe(exchange, deviceId), ledger });
  const seen = createSeen();
  log('Signing in');
  const token = await signIn(visit, options);
  log('Reading everything');
  ledger.skipped('invite.view', 'needs the code of an invite');
  await readEverything(visit, seen, token);
  await checkPages(visit, token);
  await checkInsights(visit, token);
  log('Sending requests that must be refused');
  await checkReadRefusals(visit, { seen, token });
  if (!mayWrite) skipWrites(visit);
  else {
    log('Making safe writes');
    await checkWrites(visit, { seen, token, deviceId, address: account.username });
  }
  return ledger.tally();
}
