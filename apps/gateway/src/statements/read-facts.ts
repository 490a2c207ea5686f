import { randomUUID } from 'node:crypto';
import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { WireDateRange } from '@portal/contract/shapes/date-range';
import { isoDate, recordId } from '@portal/contract/shapes/fields';
import { clientEndpoint } from '@portal/contract/v1/client';
import { firmEndpoint } from '@portal/contract/v1/firm';
import { policiesEndpoint } from '@portal/contract/v1/policies';
import { hasEnded } from '@portal/contract/v1/policy-kind';
import { type StatementFacts, sumOf } from '@portal/statement/facts';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { type ReadValuation, readLatestValuations } from '../features/policies/latest-valuations.ts';
import { rangeBackTo, readPolicyGraphs } from '../features/policies/policy-graphs.ts';
import { holdsFund } from '../features/policies/policy-worth.ts';
import type { Session } from '../session/session.ts';
import type { Log } from '../trpc/context.ts';
import { Failure } from '../trpc/failure.ts';
import { fieldErrors } from '../trpc/field-errors.ts';
import type { UpstreamClient } from '../upstream/upstream-client.ts';
import { type Holding, holdingOn, latestHolding, markedAsLatest, oneLine } from './holdings.ts';

const MOST_POLICIES = 1000;

/** P-15: what a client orders: for today unless a day is given, of all policies unless some are named. */
const orderSchema = z.strictObject({
  day: isoDate.optional(),
  policyIds: z.array(recordId).min(1).max(MOST_POLICIES).optional(),
  withAmounts: z.boolean(),
});
export type StatementOrder = z.infer<typeof orderSchema>;

export function readOrder(body: unknown): StatementOrder {
  const order = orderSchema.safeParse(body);
  if (!order.success) throw new Failure('VALIDATION', fieldErrors(order.error));
  return order.data;
}

type Deps = {
  /** The firm's API in the name of the client. */
  readonly upstream: UpstreamClient;
  readonly log: Log;
  readonly clock: Clock;
  readonly session: Pick<Session, 'account'>;
  /** Where the firm's record has no name. */
  readonly firmName: string;
  /** The address by which the client reached the portal. */
  readonly portal: string;
  readonly keyId: string;
};

/**
 * P-15: reads the facts of a statement. Throws VALIDATION where there are none for that day or those policies, and the
 * fault, such as UPSTREAM_DOWN, where no policy counts because values could not be read.
 */
export async function readFacts(deps: Deps, order: StatementOrder): Promise<StatementFacts> {
  const { upstream, clock, keyId, portal } = deps;
  const [client, firm, { holdings, ...scope }] = await Promise.all([
    upstream.call(clientEndpoint, {}),
    upstream.call(firmEndpoint, {}),
    readHoldings(deps, order),
  ]);
  const { withAmounts } = order;
  const counted = holdings.flatMap((holding) => holding.counted ?? []);
  const policies = withAmounts ? counted : counted.map((policy) => ({ ...policy, value: null, share: null }));
  const name = [client.first_name, client.surname].flatMap((part) => part?.trim() || []).join(' ');
  return {
    version: 1,
    id: randomUUID(),
    issuedAt: clock.now().toISOString(),
    keyId,
    firm: { name: oneLine(firm.name) ?? deps.firmName, fcaNumber: oneLine(firm.fca_number), portal },
    client: { name: oneLine(name) ?? deps.session.account },
    ...scope,
    basis: 'share',
    withAmounts,
    policies,
    excluded: holdings.flatMap((holding) => holding.excluded ?? []),
    total: sumOf(withAmounts, policies),
  };
}

type Scope = Pick<StatementFacts, 'day' | 'isLatest' | 'covers' | 'unreadable'>;

async function readHoldings(
  deps: Deps,
  { day: ordered, policyIds }: StatementOrder,
): Promise<Scope & { holdings: Holding[] }> {
  const today = londonDay(deps.clock.now());
  const day = ordered ?? today;
  const range = day === today ? null : rangeOf(day, today);
  const { items, unreadable } = await deps.upstream.call(policiesEndpoint, {});
  const chosen = policyIds && new Set(policyIds);
  const policies = chosen ? items.filter(({ uuid }) => chosen.has(uuid)) : items;
  if (chosen && policies.length < chosen.size)
    throw refusal('policyIds', 'unknown', 'One of the policies is not on record any more.');
  const latestOf = await readLatest(deps, policies);
  if (range === null) {
    const holdings = policies.map((policy) =>
      latestHolding(policy, latestOf.get(policy) ?? null, { day, today }),
    );
    const scope = scopeOf(chosen !== undefined, unreadable);
    if (!holdings.some(({ counted }) => counted) && (scope.unreadable > 0 || isAnyUnread(holdings)))
      throw new Failure('UPSTREAM_DOWN', { message: 'We could not read any value.' });
    return { day, isLatest: true, holdings, ...scope };
  }
  const { holdings, fault } = await earlier(deps, policies, { latestOf, day, range, today });
  if (!holdings.some(({ counted }) => counted))
    throw fault ?? refusal('day', 'no_values', noValues(holdings));
  return { day, isLatest: false, holdings, ...scopeOf(chosen !== undefined, unreadable) };
}

function scopeOf(isChosen: boolean, unreadable: number): Pick<Scope, 'covers' | 'unreadable'> {
  return isChosen ? { covers: 'chosen', unreadable: 0 } : { covers: 'all', unreadable };
}

function noValues(holdings: readonly Holding[]): string {
  return isAnyUnread(holdings)
    ? 'We could not read any value on or before this day.'
    : 'There are no values on or before this day.';
}

function isAnyUnread(holdings: readonly Holding[]): boolean {
  return holdings.some(({ excluded }) => excluded?.reason === 'unread');
}

type Policies = Parameters<typeof readLatestValuations>[1];

type LatestOf = ReadonlyMap<Policies[number], ReadValuation>;

/** The latest values of the policies that hold a fund. */
async function readLatest(deps: Deps, policies: Policies): Promise<LatestOf> {
  const funds = policies.filter(holdsFund);
  const valuations = await readLatestValuations(deps, funds);
  return new Map(funds.map((policy, index) => [policy, valuations[index] ?? null]));
}

type Earlier = {
  readonly latestOf: LatestOf;
  readonly day: string;
  readonly range: WireDateRange;
  readonly today: string;
};

/**
 * Each policy with its latest value where that is not after the day, since it has its source; else with a value over
 * time.
 */
async function earlier(
  deps: Deps,
  policies: Policies,
  { latestOf, day, range, today }: Earlier,
): Promise<{ holdings: Holding[]; fault: unknown }> {
  const others = [...latestOf].flatMap(([policy, valuation]) =>
    isOfDay(policy, valuation, day) ? [] : [policy],
  );
  const { graphs, fault } = await readPolicyGraphs(deps, others, range);
  const graphOf = new Map(graphs.map(({ policy, graph }) => [policy, graph]));
  const holdings = policies.map((policy) => {
    const latest = latestOf.get(policy) ?? null;
    const graph = graphOf.get(policy);
    return graph
      ? holdingOn(policy, { graph, latest }, { day, today })
      : markedAsLatest(latestHolding(policy, latest, { day, today }));
  });
  return { holdings, fault };
}

/** A policy that has ended since may have had an earlier value on the day. */
function isOfDay(policy: Policies[number], valuation: ReadValuation, day: string): boolean {
  if (valuation === null || valuation === 'failed' || hasEnded(policy)) return false;
  const { value, valued_on } = valuation;
  return value !== null && valued_on !== null && valued_on <= day;
}

/** P-15: the range that reaches back to the day of a statement, which is two years ago at most. */
function rangeOf(day: string, today: string): WireDateRange {
  if (day > today) throw refusal('day', 'future', 'Choose a day that is not after today.');
  const range = rangeBackTo(day, today);
  if (range === undefined) throw refusal('day', 'too_early', 'Choose a day within the last two years.');
  return range;
}

function refusal(field: string, code: string, message: string): Failure {
  return new Failure('VALIDATION', { message, fields: [{ field, code, message }] });
}
