import type { PlanType, PolicyDetails } from '@portal/contract/v1/policy-details';
import type { Movement } from '@portal/contract/v1/valuation';
import type { Day } from '../days.ts';
import type { DetailsSpec } from './policy-spec.ts';
import type { SeriesPoint } from './valuations.ts';

/** Of a tax year, in pence. What goes into a Lifetime ISA counts in both of the first two. */
const ISA_ALLOWANCE = 2_000_000;
const LIFETIME_ISA_ALLOWANCE = 400_000;
const JUNIOR_ISA_ALLOWANCE = 900_000;
/** A bond may give back a twentieth of each payment a year for twenty years before tax is due. */
const BOND_YEARS = 20;

/** What a person has paid into ISAs this tax year, by plan type. */
type IsaSubscriptions = ReadonlyMap<PlanType, number>;

/** What the amounts of the details follow from. */
type DetailsBasis = {
  readonly planType: PlanType;
  readonly movements: readonly Movement[];
  readonly latest: SeriesPoint | undefined;
  readonly isaSubscriptions: IsaSubscriptions;
  readonly today: Day;
};

/** The details with the amounts that movements and values give; null for an account that has no value to split yet. */
export function detailsOf(details: DetailsSpec, basis: DetailsBasis): PolicyDetails | null {
  switch (details.kind) {
    case 'isa':
      return {
        kind: 'isa',
        subscribed_this_tax_year: subscribedThisTaxYear(basis.movements, basis.today),
        allowance_remaining: isaAllowance(basis),
      };
    case 'gia':
      return basis.latest ? giaDetails(basis.latest) : null;
    case 'bond':
      return { ...details, five_percent_allowance_remaining: bondAllowance(basis) };
    default:
      return details;
  }
}

/** What may still be paid in this tax year. A Junior ISA is a child's, with an allowance of its own. */
function isaAllowance({ planType, isaSubscriptions }: DetailsBasis): number {
  const paidInto = (type: PlanType) => isaSubscriptions.get(type) ?? 0;
  if (planType === 'junior_isa') return Math.max(0, JUNIOR_ISA_ALLOWANCE - paidInto(planType));
  const all = [...isaSubscriptions.values()].reduce((sum, amount) => sum + amount, 0);
  const left = Math.max(0, ISA_ALLOWANCE - (all - paidInto('junior_isa')));
  if (planType !== 'lifetime_isa') return left;
  return Math.min(left, Math.max(0, LIFETIME_ISA_ALLOWANCE - paidInto(planType)));
}

/** The holdings cost what was paid in and not taken out again. */
function giaDetails({ value, netContributions }: SeriesPoint): PolicyDetails {
  return { kind: 'gia', book_cost: netContributions, unrealised_gain: value - netContributions };
}

/** Own payments since 6 April; a transfer from another ISA is not a subscription. */
export function subscribedThisTaxYear(movements: readonly Movement[], today: Day): number {
  const year = Number(today.slice(0, 4));
  const began = today.slice(5) >= '04-06' ? `${year}-04-06` : `${year - 1}-04-06`;
  return movements.reduce(
    (sum, { kind, date, amount }) => (kind === 'own' && date >= began && date <= today ? sum + amount : sum),
    0,
  );
}

function bondAllowance({ movements, today }: DetailsBasis): number {
  return movements.reduce((sum, { kind, date, amount }) => {
    if (kind === 'charge') return sum;
    if (kind === 'withdrawal') return sum - amount;
    return sum + Math.round((amount * Math.min(BOND_YEARS, yearsBegun(date, today))) / BOND_YEARS);
  }, 0);
}

/** Years of a policy that began on `from`, up to and including the present one. */
function yearsBegun(from: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(from.slice(0, 4));
  return today.slice(5) >= from.slice(5) ? years + 1 : years;
}
