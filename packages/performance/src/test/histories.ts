import fc from 'fast-check';
import { type Bridge, bridgeOf } from '../bridge.ts';
import type { Movement, MovementKind, Point } from '../flows.ts';
import type { PolicyHistory } from '../portfolio/counted-policies.ts';

const START = Date.UTC(2024, 0, 1);

/** The ISO date this many days after 1 January 2024. */
export function dayAt(days: number): string {
  return new Date(START + days * 86_400_000).toISOString().slice(0, 10);
}

/** Holds a property for 300 generated cases, the same ones in every run. */
export function always<T>(property: fc.IProperty<T>): void {
  fc.assert(property, { numRuns: 300, seed: 20_261_122 });
}

const kinds: readonly MovementKind[] = [
  'own',
  'employer',
  'tax_relief',
  'transfer_in',
  'rebate',
  'withdrawal',
  'charge',
];

/** The last day of a generated history. */
export const LAST = 500;
export const days = fc.integer({ min: 0, max: LAST });
export const amounts = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000_000_00 }));
const signed = fc.integer({ min: -5_000_000_00, max: 5_000_000_00 });

export const movements: fc.Arbitrary<Movement[]> = fc.array(
  fc.record({ date: days.map(dayAt), kind: fc.constantFrom(...kinds), amount: amounts }),
  { maxLength: 20 },
);

/** In any order, several on one day among them; net contributions agree with nothing. */
export function pointsOf(net: fc.Arbitrary<number | null>, minLength = 0): fc.Arbitrary<Point[]> {
  const point = fc.record({ date: days.map(dayAt), value: amounts, netContributions: net });
  return fc.array(point, { minLength, maxLength: 25 });
}

const points = fc.oneof(pointsOf(signed), pointsOf(fc.constant(null)), pointsOf(fc.option(signed)));

/** A history as a provider sends it: either all net contributions or none, either movements or none. */
export const histories = fc.record({
  points: fc.oneof(pointsOf(signed, 1), pointsOf(fc.constant(null), 1)),
  movements: fc.option(movements),
});

export const policies: fc.Arbitrary<PolicyHistory[]> = fc
  .array(
    fc.record({
      shareOfClient: fc.option(fc.constantFrom(0, 12.5, 33.33, 50, 66.7, 100)),
      points,
      movements: fc.option(movements, { freq: 3 }),
      leftOn: fc.option(days.map(dayAt), { freq: 2 }),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((policy, at) => ({ ...policy, id: `policy-${at}` })));

export const ranges = fc
  .tuple(days, days)
  .map(([one, other]) => ({ from: dayAt(Math.min(one, other)), to: dayAt(Math.max(one, other)) }));

/** Every number in a result, at any depth. */
export function numbersIn(result: unknown): number[] {
  if (typeof result === 'number') return [result];
  return typeof result === 'object' && result !== null ? Object.values(result).flatMap(numbersIn) : [];
}

/** Fit to show: no NaN, no Infinity and no −0. */
export function isPlain(number: number): boolean {
  return Number.isFinite(number) && !Object.is(number, -0);
}

/** The bridge of a history that has one. */
export function bridge(points: readonly Point[], listed: readonly Movement[] | null = null): Bridge {
  const made = bridgeOf({ points, movements: listed });
  if (made === null) throw new Error('There is no point.');
  return made;
}
