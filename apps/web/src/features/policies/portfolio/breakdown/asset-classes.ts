import { type Basis, countedPart, countedPence } from '../../basis.ts';
import type { PolicyWithBreakdown } from '../../policy-queries.ts';
import { type NamedPart, withShares } from '../allocation.tsx';

export const notKnownName = 'Not known';
export const aboveValueName = 'Holdings above the value';

/** Classes have names of the firm and no meaning of ours: the largest five have a colour each, the others share one. */
const colours = ['pension', 'investment', 'savings', 'protection', 'annuity'].map(
  (name) => `var(--cat-${name})`,
);
const otherColour = 'var(--line-control)';
const hatched = `repeating-linear-gradient(135deg, ${otherColour} 0 2px, transparent 2px 5px)`;

type Sum = { name: string; policies: number; pence: number };

/**
 * P-69: the total by asset class, largest first, then what is not known: the part of the value that holdings and cash
 * do not explain. Where they come to more than the value, the difference is a negative part of its own, never offset
 * against another policy. The parts add up to the total of the same basis. Empty where no class is known.
 */
export function assetClassesOf(policies: readonly PolicyWithBreakdown[], basis: Basis): NamedPart[] {
  const classes = new Map<string, Sum>();
  const notKnown = { name: notKnownName, policies: 0, pence: 0 };
  const aboveValue = { name: aboveValueName, policies: 0, pence: 0 };
  let isOnlyCashIsas = true;
  for (const policy of policies) {
    const value = countedPence(policy, 'whole');
    if (value === null) continue;
    const held = policy.assetClasses ?? [];
    if (held.length > 0 && policy.planType !== 'cash_isa') isOnlyCashIsas = false;
    const rest = value - held.reduce((sum, [, pence]) => sum + pence, 0);
    const counted = partsOf([...held.map(([, pence]) => pence), rest], countedPart(policy, basis));
    held.forEach(([name], index) => {
      const sum = classes.get(name) ?? { name, policies: 0, pence: 0 };
      classes.set(name, sum);
      add(sum, counted[index]);
    });
    add(rest > 0 ? notKnown : aboveValue, counted.at(-1));
  }
  const known = [...classes.values()].filter(({ pence }) => pence > 0);
  // Cash ISAs are known without the firm's classes: alone they would make a table of what is not known.
  if (known.length === 0 || (isOnlyCashIsas && notKnown.pence > 0)) return [];
  const largestFirst = known.toSorted((one, other) => other.pence - one.pence);
  const all = [
    ...largestFirst.map((sum, index) => ({ ...sum, colour: colours[index] ?? otherColour })),
    ...[notKnown, aboveValue]
      .filter(({ pence }) => pence !== 0)
      .map((sum) => ({ ...sum, colour: sum === notKnown ? hatched : otherColour })),
  ];
  return withShares(all);
}

/**
 * What each amount counts for, where the sum of all counts for `countedPart` of it: each takes the pence from the
 * rounded sum before it to the rounded sum with it, so that rounding neither adds nor loses a penny.
 */
function partsOf(amounts: readonly number[], part: (pence: number) => number): number[] {
  let sum = 0;
  let counted = 0;
  return amounts.map((pence) => {
    sum += pence;
    const before = counted;
    counted = part(sum);
    return counted - before;
  });
}

function add(sum: Sum, pence = 0): void {
  if (pence === 0) return;
  sum.policies += 1;
  sum.pence += pence;
}
