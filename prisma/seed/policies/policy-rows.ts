import type { PlanType } from '@portal/contract/v1/policy-details';
import { seedUuid } from '../by-name.ts';
import { addDays, type Day, momentAt } from '../days.ts';
import { providerUuid } from '../providers.ts';
import type { SeedRows } from '../seed-rows.ts';
import { detailsOf, subscribedThisTaxYear } from './derived-details.ts';
import { holdingsOf } from './funds.ts';
import { movementsOf, netContributionsOf } from './movements.ts';
import type { HistorySpec, PolicySpec } from './policy-spec.ts';
import type { SeriesPoint } from './valuations.ts';

/**
 * Whose policies these are; the mail address names their uuids, and the name is that of the owner who is the client.
 */
export type Holder = { readonly clientUuid: string; readonly email: string; readonly name: string };

/** The uuid of the policy at an index (from 0) of a client's list. */
export function policyUuid(email: string, position: number): string {
  return seedUuid(`policy/${email}/${position}`);
}

/** Turns a client's policies into rows, in the order of the list: movements first, and what follows from them. */
export function policyRows(holder: Holder, specs: readonly PolicySpec[], today: Day): Partial<SeedRows>[] {
  const policies = specs.map((spec) => withPast(spec, today));
  const isaSubscriptions = new Map<PlanType, number>();
  for (const { spec, movements } of policies)
    if (spec.details.kind === 'isa') {
      const before = isaSubscriptions.get(spec.planType) ?? 0;
      isaSubscriptions.set(spec.planType, before + subscribedThisTaxYear(movements, today));
    }
  return policies.map(({ spec, movements, series }, position) => {
    const uuid = policyUuid(holder.email, position);
    const { planType } = spec;
    const basis = { planType, movements, latest: series.at(-1), isaSubscriptions, today };
    const details = JSON.stringify(detailsOf(spec.details, basis));
    return {
      policy: [{ uuid, clientUuid: holder.clientUuid, position, ...factsOf(spec), details }],
      policyOwner: spec.owners.map((owner, index) => ({
        policyUuid: uuid,
        position: index,
        ...owner,
        isClient: owner.name === holder.name,
      })),
      ...paymentRows(uuid, spec),
      movement: movements.map((movement, index) => ({
        policyUuid: uuid,
        position: index,
        ...movement,
        amount: BigInt(movement.amount),
      })),
      ...(spec.history && historyRows(uuid, series, spec.history)),
    };
  });
}

/** What happened to a policy up to `today`. */
export function withPast(spec: PolicySpec, today: Day) {
  const movements = movementsOf(spec, today);
  return { spec, movements, series: spec.history?.series(netContributionsOf(movements)) ?? [] };
}

function factsOf(spec: PolicySpec) {
  return {
    providerUuid: providerUuid(spec.provider),
    policyNumber: spec.policyNumber,
    name: spec.name,
    category: spec.category,
    planType: spec.planType,
    status: spec.status ?? 'in_force',
    startDate: spec.startDate,
    endDate: spec.endDate ?? null,
    adviserName: spec.adviserName,
    riskProfile: spec.riskProfile ?? null,
    givesBreakdown: spec.givesBreakdown ?? true,
  };
}

function paymentRows(uuid: string, { contributions = [], withdrawals = [], charges = [] }: PolicySpec) {
  const at = (position: number) => ({ policyUuid: uuid, position });
  return {
    contribution: contributions.map((spec, index) => ({
      ...spec,
      ...at(index),
      amount: BigInt(spec.amount),
    })),
    withdrawal: withdrawals.map((spec, index) => ({ ...spec, ...at(index), amount: BigInt(spec.amount) })),
    charge: charges.map((spec, index) => ({
      ...spec,
      ...at(index),
      amount: spec.amount === null ? null : BigInt(spec.amount),
    })),
  };
}

function historyRows(
  uuid: string,
  series: readonly SeriesPoint[],
  { mix, source, transferValue }: HistorySpec,
) {
  const last = series.at(-1);
  if (!last) throw new Error('A history without a value: leave it out');
  const { cash, holdings } = holdingsOf(last.value, mix);
  return {
    valuation: series.map((point) => ({
      ...valuationRow(uuid, point),
      source,
      cash: BigInt(point === last ? cash : point.value),
      transferValue: point === last && transferValue !== undefined ? BigInt(transferValue) : null,
    })),
    holding: holdings.map(({ name, value, ...holding }, position) => ({
      ...holding,
      valuationUuid: valuationRow(uuid, last).uuid,
      position,
      fundName: name,
      value: BigInt(value),
      priceDate: last.valuedOn,
    })),
  };
}

/** Values are calculated at the end of a day and arrive early on the next. */
function valuationRow(uuid: string, { valuedOn, value, netContributions }: SeriesPoint) {
  return {
    uuid: seedUuid(`valuation/${uuid}/${valuedOn}`),
    policyUuid: uuid,
    valuedOn,
    receivedAt: momentAt(addDays(valuedOn, 1), '05:40'),
    value: BigInt(value),
    netContributions: BigInt(netContributions),
  };
}
