import {
  amountsBetween,
  type Bridge,
  type Flows,
  growthOf,
  movementSums,
  namesOfSums,
  noSums,
} from './bridge.ts';
import type { CountedPolicy, Range } from './counted-policies.ts';

/**
 * opening + joined + money in − money out − left − charges + unexplained + growth = closing, to the penny. All amounts in
 * integer pence, each the sum over the policies that count. Flows are known as well as those of the policy where they are
 * known least.
 */
export type PortfolioBridge = {
  readonly opening: { readonly day: string; readonly pence: number };
  readonly closing: { readonly day: string; readonly pence: number };
  /** Values of policies on the day of their first value in the range, and on the day they left: no growth. */
  readonly joined: number;
  readonly left: number;
  readonly flows: Flows;
  readonly unexplained: number;
  /** Null where flows are not known or no policy has two values. */
  readonly growth: number | null;
};

type FlowsOfPolicy = Pick<Bridge, 'flows' | 'unexplained'>;

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
    if (policy.points.length > 1) parts.push(partOfFlows(amounts, policy.part));
  }
  const flows = sumOfFlows(parts);
  const unexplained =
    flows.known === 'movements' ? parts.reduce((sum, each) => sum + each.unexplained, 0) : 0;
  const change = total.closing + total.left - total.opening - total.joined - unexplained;
  return {
    opening: { day: from, pence: total.opening },
    closing: { day: to, pence: total.closing },
    joined: total.joined,
    left: total.left,
    flows,
    unexplained,
    growth: parts.length > 0 ? growthOf(change, flows) : null,
  };
}

function partOfFlows({ flows, unexplained }: FlowsOfPolicy, part: CountedPolicy['part']): FlowsOfPolicy {
  if (flows.known === 'nothing') return { flows, unexplained: 0 };
  if (flows.known === 'net') return { flows: { known: 'net', net: part(flows.net) }, unexplained: 0 };
  const sums = noSums();
  for (const name of namesOfSums) sums[name] = part(flows[name]);
  return { flows: movementSums(sums), unexplained: part(unexplained) };
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

function netOf({ flows, unexplained }: FlowsOfPolicy): number {
  if (flows.known === 'nothing') return 0;
  return flows.known === 'net' ? flows.net : flows.moneyIn - flows.moneyOut + unexplained;
}
