import type { Policy } from '@portal/contract/v1/policies';
import { hasEnded } from '@portal/contract/v1/policy-kind';
import type { ValuationSource } from '@portal/contract/v1/valuation';
import { shareOf } from '@portal/performance/share';
import type { CountedPolicy, ExcludedPolicy } from '@portal/statement/facts';
import type { ReadValuation } from '../features/policies/latest-valuations.ts';
import type { PolicyGraph } from '../features/policies/policy-graphs.ts';
import { promiseOf, shareOfClient } from '../features/policies/policy-worth.ts';
import { dayOfEnd, toHistory } from '../features/policies/valuation-graph-mapper.ts';

/**
 * A policy of a statement: with the amount that counts, or the reason why none does, as in the portal's total (P-44).
 */
export type Holding =
  | { readonly counted: CountedPolicy; readonly excluded?: undefined }
  | { readonly counted?: undefined; readonly excluded: ExcludedPolicy };

type Days = { readonly day: string; readonly today: string };

/** P-22: a policy by its latest value, with its day and source, or why it does not count. */
export function latestHolding(policy: Policy, valuation: ReadValuation, days: Days): Holding {
  const promised = reasonOfPromise(policy, days);
  if (promised !== null) return excluded(policy, promised);
  if (hasEnded(policy)) return excluded(policy, 'ended');
  if (valuation === 'failed') return excluded(policy, 'unread');
  if (valuation === null || valuation.value === null) return excluded(policy, 'awaited');
  const { value, valued_on: valuedOn, source } = valuation;
  return counted(policy, { value, valuedOn, source });
}

/** P-22: in a statement for an earlier day, a latest value without a source is not one of the values over time. */
export function markedAsLatest(holding: Holding): Holding {
  const { counted } = holding;
  return counted?.source === null ? { counted: { ...counted, isLatestValue: true } } : holding;
}

type ReadValues = { readonly graph: PolicyGraph['graph']; readonly latest: ReadValuation };

/** P-22: a policy with a fund by its value on or before a day, from its values over time, or why it does not count. */
export function holdingOn(policy: Policy, { graph, latest }: ReadValues, { day, today }: Days): Holding {
  if (graph === 'failed') return excluded(policy, 'unread');
  if (graph === 'none') return excluded(policy, reasonWithoutGraph(policy, latest, { day, today }));
  const { points, leftOn } = toHistory(policy, graph, today);
  if (leftOn !== null && leftOn <= day) return excluded(policy, 'ended');
  const point = points.findLast(({ date }) => date <= day);
  if (point === undefined) {
    const isLater = graph.first_valued_on !== null && graph.first_valued_on > day;
    return excluded(policy, isLater ? 'not_yet_valued' : 'unread');
  }
  // The firm gives no source of values over time.
  return counted(policy, { value: point.value, valuedOn: point.date, source: null });
}

/** Without values over time it is not known whether a policy that has a value now, or had one, had one on the day. */
function reasonWithoutGraph(policy: Policy, latest: ReadValuation, { day, today }: Days) {
  const lastValuedOn = latest === null || latest === 'failed' ? null : latest.valued_on;
  const end = dayOfEnd(policy, lastValuedOn, today);
  if (hasEnded(policy)) return end !== null && end > day ? 'unread' : 'ended';
  const isValued = latest === 'failed' || (latest !== null && latest.value !== null);
  return isValued ? 'unread' : 'not_yet_valued';
}

/** What a policy without a fund promises on a day, or that it has ended by then; null for one with a fund. */
function reasonOfPromise(policy: Policy, { day, today }: Days) {
  const kind = promiseOf(policy);
  if (kind === null || !hasEnded(policy)) return kind;
  const end = dayOfEnd(policy, null, today);
  return end !== null && end > day ? kind : 'ended';
}

type Value = {
  readonly value: number;
  readonly valuedOn: string | null;
  readonly source: ValuationSource | null;
};

function counted(policy: Policy, value: Value): Holding {
  const sharePercent = shareOfClient(policy);
  const share = shareOf(sharePercent ?? 100)(value.value);
  return { counted: { ...listed(policy), ...value, sharePercent, share } };
}

function excluded(policy: Policy, reason: ExcludedPolicy['reason']): Holding {
  return { excluded: { ...listed(policy), reason } };
}

const REFERENCE_LENGTH = 6;

/** Without a name it has its number, else the end of its id, as in the portal; the provider has a column of its own. */
function listed({ uuid, name, policy_number, provider }: Policy) {
  const number = oneLine(policy_number);
  const reference = `Policy ref ${uuid.slice(-REFERENCE_LENGTH).toUpperCase()}`;
  return {
    name: oneLine(name) ?? (number === null ? reference : `Policy ${number}`),
    provider: oneLine(provider?.name ?? null),
    number,
  };
}

const LONGEST_TEXT = 500;

/** A text of the firm on one line; null where it shows nothing. */
export function oneLine(text: string | null): string | null {
  const line = (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' ? null : line.slice(0, LONGEST_TEXT).toWellFormed();
}
