import type { EndpointRequest } from '@portal/contract/endpoint';
import type { publishValuationEndpoint } from '@portal/contract/qa/publish';
import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { PolicyDetails } from '@portal/contract/v1/policy-details';
import { contributionOf, type MovementKind, type Valuation } from '@portal/contract/v1/valuation';
import type { Database, Prisma, Transaction } from '@portal/prisma/client';
import { presentValuation } from '../../features/policies/valuation-presenter.ts';
import { ApiError, invalidField } from '../../http/api-error.ts';
import { findPerson } from '../people/people-state.ts';
import { canHaveValue, findValuedPolicies } from '../people/person-policies.ts';
import type { QaDeps } from '../qa-deps.ts';
import { usualValue, valuationLike } from './valuation-like.ts';

type Input = EndpointRequest<typeof publishValuationEndpoint>['body'];
type Policy = Pick<Prisma.PolicyModel, 'uuid' | 'name' | 'startDate' | 'givesBreakdown'>;

/** Publishes a valuation and notifies the client; one of the same day is replaced. */
export async function publishValuation(deps: QaDeps, email: string, input: Input): Promise<Valuation> {
  const { database, services } = deps;
  const { uuid: clientUuid } = await findPerson(database, email);
  const valuedOn = dayOf(input, londonDay(deps.clock.now()));
  const policy = await policyFor(database, clientUuid, input.policy_uuid);
  if (valuedOn < policy.startDate)
    throw invalidField(
      'valued_on',
      'too_early',
      `This policy began on ${policy.startDate}: give that day or a later one.`,
    );
  return await database.$transaction(async (transaction) => {
    const valuation = await writeValuation(transaction, deps, { policy, valuedOn, value: input.value });
    await services.system.touch(transaction, 'policy');
    await services.notify(transaction, {
      clientUuid,
      type: 'valuation_updated',
      title: `${policy.name} has a new value`,
      body: 'Your policy was valued again.',
      target: { route: 'policy', id: policy.uuid },
    });
    return valuation;
  });
}

function dayOf({ valued_on: day }: Input, today: string): string {
  if (day === undefined || day <= today) return day ?? today;
  throw invalidField('valued_on', 'future', 'A value of a day to come is not known yet.');
}

/** The policy that is named, or the first of those that have values, or that may have one. */
async function policyFor(database: Database, clientUuid: string, uuid: string | undefined): Promise<Policy> {
  if (uuid !== undefined) {
    const policy = await database.policy.findFirst({ where: { uuid, clientUuid } });
    if (!policy) throw new ApiError('NOT_FOUND', { message: 'This person has no such policy.' });
    if (canHaveValue(policy)) return policy;
    throw new ApiError('CONFLICT', {
      message: 'Cover, an income and a promised pension have no value: name another policy.',
    });
  }
  const policies = await findValuedPolicies(database, clientUuid);
  const policy = policies.find(({ valuations }) => valuations.length > 0) ?? policies[0];
  if (policy) return policy;
  throw new ApiError('CONFLICT', { message: 'This person has no policy that can be valued.' });
}

type NewValuation = { policy: Policy; valuedOn: string; value: number | undefined };

async function writeValuation(
  transaction: Transaction,
  { clock, random }: QaDeps,
  { policy, valuedOn, value }: NewValuation,
): Promise<Valuation> {
  const before = await transaction.valuation.findFirst({
    where: { policyUuid: policy.uuid, valuedOn: { lte: valuedOn } },
    orderBy: { valuedOn: 'desc' },
    include: { holdings: { orderBy: { position: 'asc' } } },
  });
  const worth = value ?? usualValue(before);
  const { holdings, ...amounts } = valuationLike(before, worth, valuedOn);
  const netContributions = await paidInBy(transaction, { policyUuid: policy.uuid, before, valuedOn, worth });
  await transaction.valuation.deleteMany({ where: { policyUuid: policy.uuid, valuedOn } });
  const written = await transaction.valuation.create({
    data: {
      ...amounts,
      netContributions,
      uuid: random.uuid(),
      policyUuid: policy.uuid,
      valuedOn,
      receivedAt: clock.now(),
      source: 'manual',
      holdings: { create: holdings },
    },
    include: { holdings: { orderBy: { position: 'asc' } } },
  });
  await updateGain(transaction, policy.uuid);
  const asNumbers = written.holdings.map((holding) => ({ ...holding, value: Number(holding.value) }));
  const { givesBreakdown } = policy;
  return presentValuation({ ...written, givesBreakdown, holdings: asNumbers });
}

type PaidInInput = {
  policyUuid: string;
  before: Pick<Prisma.ValuationModel, 'valuedOn' | 'netContributions'> | null;
  valuedOn: string;
  worth: number;
};

/**
 * What was paid in, less what was taken out, by the day of a valuation: that of the one before it and the movements
 * since, or all movements up to the day. A policy without any movement counts as paid in with its first value.
 */
async function paidInBy(transaction: Transaction, { policyUuid, before, valuedOn, worth }: PaidInInput) {
  const movements = await transaction.movement.findMany({ where: { policyUuid } });
  if (!before && movements.length === 0) return BigInt(worth);
  const paidIn = movements
    .filter(({ date }) => date <= valuedOn && (!before || date > before.valuedOn))
    .map(({ kind, amount }) => contributionOf({ kind: kind as MovementKind, amount: Number(amount) }));
  return (before?.netContributions ?? 0n) + BigInt(paidIn.reduce((sum, each) => sum + each, 0));
}

/** The book cost of an account is what was paid in and not taken out; its gain is the newest value less that. */
async function updateGain(transaction: Transaction, policyUuid: string): Promise<void> {
  const { planType, valuations } = await transaction.policy.findUniqueOrThrow({
    where: { uuid: policyUuid },
    select: { planType: true, valuations: { orderBy: { valuedOn: 'desc' }, take: 1 } },
  });
  const [latest] = valuations;
  if (planType !== 'gia' || !latest) return;
  const [value, book_cost] = [Number(latest.value), Number(latest.netContributions)];
  const details: PolicyDetails = { kind: 'gia', book_cost, unrealised_gain: value - book_cost };
  await transaction.policy.update({
    where: { uuid: policyUuid },
    data: { details: JSON.stringify(details) },
  });
}
