import {
  amountsBetween,
  type Bridge,
  type Flows,
  growthOf,
  movementSums,
  namesOfSums,
  noSums,
  sumOfKind,
} from '../bridge.ts';
import { movementsBetween } from '../flows.ts';
import type { CountedPolicy, Range } from './counted-policies.ts';

/**
 * P-24: the bridge of the total: opening + earlier + joined + money in − money out − left − charges + unexplained +
 * growth = closing, to the penny. All amounts in integer pence, each the sum over the policies that count. Flows are
 * only known as well as those of the policy with the least known.
 */
export type PortfolioBridge = {
  readonly opening: { readonly day: string; readonly pence: number };
  readonly closing: { readonly day: string; readonly pence: number };
  /** Values of policies on the day of their first value in the range, and on the day they left: not growth. */
  readonly joined: number;
  readonly left: number;
  /**
   * Paid in less taken out and charged on or before the first day, but after the value that a policy opens with: the
   * opening does not show it and it is not a flow of the range. 0 where payments are not known by their day.
   */
  readonly earlier: number;
  readonly flows: Flows;
  readonly unexplained: number;
  /** Null where flows are not known or no policy has two values. */
  readonly growth: number | null;
};

type FlowsOfPolicy = Pick<Bridge, 'flows' | 'unexplained'> & {
  readonly earlier: { readonly net: number; readonly charges: number };
};

/** Null where no policy counts. */
export function portfolioBridge(
  counted: readonly CountedPolicy[],
  { from, to }: Range,
): PortfolioBridge | null {
  if (counted.length === 0) return null;
  const total = { opening: 0, joined: 0, left: 0, closing: 0 };
  const parts: FlowsOfPolicy[] = [];
  for (const policy of counted) {
    const amounts = amountsBetween(policy.points, policy.movements);
    total[policy.joinedOn === null ? 'opening' : 'joined'] += policy.part(amounts.opening);
    total[policy.leftOn === null ? 'closing' : 'left'] += policy.part(amounts.closing);
    // Between one value and itself nothing moves, whatever is known.
    if (policy.points.length > 1) parts.push(partOfFlows(amounts, earlierSums(policy, from), policy.part));
  }
  const flows = sumOfFlows(parts);
  const unexplained =
    flows.known === 'movements' ? parts.reduce((sum, each) => sum + each.unexplained, 0) : 0;
  const earlier =
    flows.known === 'movements'
      ? parts.reduce((sum, { earlier: { net, charges } }) => sum + net - charges, 0)
      : 0;
  const change = total.closing + total.left - total.opening - total.joined - unexplained - earlier;
  return {
    opening: { day: from, pence: total.opening },
    closing: { day: to, pence: total.closing },
    joined: total.joined,
    left: total.left,
    earlier,
    flows,
    unexplained,
    growth: parts.length > 0 ? growthOf(change, flows) : null,
  };
}

const nothingEarlier = { net: 0, charges: 0 };

function partOfFlows(
  { flows, unexplained }: Pick<Bridge, 'flows' | 'unexplained'>,
  before: ReturnType<typeof noSums>,
  part: CountedPolicy['part'],
): FlowsOfPolicy {
  if (flows.known === 'nothing') return { flows, unexplained: 0, earlier: nothingEarlier };
  if (flows.known === 'net')
    return { flows: { known: 'net', net: part(flows.net) }, unexplained: 0, earlier: nothingEarlier };
  const [sums, sumsBefore] = [noSums(), noSums()];
  for (const name of namesOfSums) {
    sumsBefore[name] = part(before[name]);
    sums[name] = part(flows[name]) - sumsBefore[name];
  }
  const { moneyIn, moneyOut, charges } = movementSums(sumsBefore);
  return {
    flows: movementSums(sums),
    unexplained: part(unexplained),
    earlier: { net: moneyIn - moneyOut, charges },
  };
}

/** What moved after the opening value and by the end of the first day, by kind. */
function earlierSums({ points, movements }: CountedPolicy, from: string): ReturnType<typeof noSums> {
  const sums = noSums();
  for (const { date, kind, amount } of movementsBetween(points, movements ?? []))
    if (date <= from) sums[sumOfKind[kind]] += amount;
  return sums;
}

function sumOfFlows(parts: readonly FlowsOfPolicy[]): Flows {
  if (parts.some(({ flows }) => flows.known === 'nothing')) return { known: 'nothing' };
  if (parts.some(({ flows }) => flows.known === 'net'))
    return { known: 'net', net: parts.reduce((sum, each) => sum + netOf(each), 0) };
  const sums = noSums();
  for (const { flows } of parts)
    if (flows.known === 'movements') for (const name of namesOfSums) sums[name] += flows[name];
  return movementSums(sums);
}

/** Where another policy gives only the net sum, what moved earlier is part of it. */
function netOf({ flows, unexplained, earlier }: FlowsOfPolicy): number {
  if (flows.known === 'nothing') return 0;
  return flows.known === 'net' ? flows.net : flows.moneyIn - flows.moneyOut + unexplained + earlier.net;
}
