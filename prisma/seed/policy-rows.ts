import { addDays, momentAt } from './days.ts';
import { holdingsOf } from './funds.ts';
import type { HistorySpec, PolicySpec } from './policy-spec.ts';
import { providerUuid } from './providers.ts';
import type { SeedRows } from './seed-rows.ts';
import { seedUuid } from './seed-uuid.ts';
import type { SeriesPoint } from './valuations.ts';

/** Whose policies these are; the mail address names their uuids. */
export type Holder = { readonly clientUuid: string; readonly email: string };

/** The uuid of the policy at a place (from 0) in a person's list. */
export function policyUuid(email: string, position: number): string {
  return seedUuid(`policy/${email}/${position}`);
}

/** Cuts a person's policies into rows, in the order in which the list shows them. */
export function policyRows(holder: Holder, specs: readonly PolicySpec[]): Partial<SeedRows>[] {
  return specs.map((spec, position) => {
    const uuid = policyUuid(holder.email, position);
    return {
      policy: [{ uuid, clientUuid: holder.clientUuid, position, ...factsOf(spec) }],
      policyOwner: spec.owners.map((owner, place) => ({ policyUuid: uuid, position: place, ...owner })),
      ...paymentRows(uuid, spec),
      ...(spec.history && historyRows(uuid, spec.history)),
    };
  });
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
    details: JSON.stringify(spec.details),
  };
}

function paymentRows(uuid: string, { contributions = [], withdrawals = [], charges = [] }: PolicySpec) {
  const at = (position: number) => ({ policyUuid: uuid, position });
  return {
    contribution: contributions.map((spec, place) => ({
      ...spec,
      ...at(place),
      amount: BigInt(spec.amount),
    })),
    withdrawal: withdrawals.map((spec, place) => ({ ...spec, ...at(place), amount: BigInt(spec.amount) })),
    charge: charges.map((spec, place) => ({
      ...spec,
      ...at(place),
      amount: spec.amount === null ? null : BigInt(spec.amount),
    })),
  };
}

function historyRows(uuid: string, { series, mix, source, transferValue }: HistorySpec) {
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

/** Values are struck at the close of a day and arrive early on the next. */
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
