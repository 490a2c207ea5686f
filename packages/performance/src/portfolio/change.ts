import { type PortfolioBridge, portfolioBridge } from './bridge.ts';
import { countedPolicies, type PolicyHistory } from './counted-policies.ts';

/** A policy, and the last day whose value was already known when the change begins. */
export type ChangedPolicy = PolicyHistory & { readonly knownUntil: string };

/** joined + money in − money out − left − charges + unexplained + growth = change, to the penny. Integer pence. */
export type PortfolioChange = Pick<
  PortfolioBridge,
  'joined' | 'left' | 'flows' | 'unexplained' | 'growth'
> & {
  readonly change: number;
  /** The days of the first and the last of the values that the change begins with; null where every policy joined. */
  readonly openedOn: { readonly first: string; readonly last: string } | null;
};

/**
 * How a total has changed since a moment at which each policy's value was known up to a day of its own. What was
 * paid in after that value is a flow of the change, since the total of that moment did not show it. Null where no
 * policy counts.
 */
export function portfolioChange({
  policies,
  to,
  countJointBy,
}: {
  readonly policies: readonly ChangedPolicy[];
  readonly to: string;
  readonly countJointBy: 'share' | 'whole';
}): PortfolioChange | null {
  const counted = policies.flatMap(({ knownUntil, ...policy }) =>
    countedPolicies([policy], { from: knownUntil, to }, countJointBy),
  );
  // From before every day, so that no payment counts as earlier than the change.
  const bridge = portfolioBridge(counted, { from: '', to });
  if (bridge === null) return null;
  const { opening, closing, joined, left, flows, unexplained, growth } = bridge;
  const days = counted
    .flatMap(({ joinedOn, points }) => (joinedOn === null ? (points[0]?.date ?? []) : []))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  return {
    change: closing.pence - opening.pence,
    openedOn: first === undefined || last === undefined ? null : { first, last },
    joined,
    left,
    flows,
    unexplained,
    growth,
  };
}
