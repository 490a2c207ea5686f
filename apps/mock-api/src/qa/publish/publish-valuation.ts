import type { EndpointRequest } from '@portal/contract/endpoint';
import type { publishValuationEndpoint } from '@portal/contract/qa/publish';
import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { PolicyDetails } from '@portal/contract/v1/policy-details';
import { contributionOf, type MovementKind, type Valuation } from '@portal/contract/v1/valuation';
import type { Database, Prisma, Transaction } from '@portal/prisma/client';
import { presentValuation } from '../../features/policies/valuation-presenter.ts';
import { ApiError } from '../../http/api-error.ts';
import { findPerson } from '../people/people-state.ts';
import { categoriesWithoutValue } from '../people/person-policies.ts';
import type { QaDeps } from '../qa-deps.ts';
import { usualValue, valuationLike } from './valuation-like.ts';

type Input = EndpointRequest<typeof publishValuationEndpoint>['body'];
type Policy = Pick<Prisma.PolicyModel, 'uuid' | 'name' | 'givesBreakdown'>;

/** Publishes a valuation and notifies the client; one of the same day is replaced. */
export async function publishValuation(deps: QaDeps, email: string, input: Input): Promise<Valuation> {
  const { database, services } = deps;
  const { uuid: clientUuid } = await findPerson(database, email);
  const valuedOn = dayOf(input, londonDay(deps.clock.now()));
  const policy = await policyFor(database, clientUuid, input.policy_uuid);
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
  const fault = { field: 'valued_on', code: 'future', message: 'A value of a day to come is not known yet.' };
  throw new ApiError('VALIDATION', { fields: [fault] });
}

/** The policy that is named, or the first of those that have values, or that may have one. */
async function policyFor(database: Database, clientUuid: string, uuid: string | undefined): Promise<Policy> {
  if (uuid !== undefined) {
    const policy = await database.policy.findFirst({ where: { uuid, clientUuid } });
    if (!policy) throw new ApiError('NOT_FOUND', { message: 'This person has no such policy.' });
    if (!categoriesWithoutValue.includes(policy.category)) return policy;
    throw new ApiError('CONFLICT', { message: 'Income and cover have no value: name another policy.' });
  }
  const policies = await database.policy.findMany({
    where: { clientUuid, category: { notIn: [...categoriesWithoutValue] } },
    orderBy: { position: 'asc' },
    select: { uuid: true, name: true, givesBreakdown: true, _count: { select: { valuations: true } } },
  });
  const policy = policies.find(({ _count }) => _count.valuations > 0) ?? policies[0];
  if (policy) return policy;
  throw new ApiError('CONFLICT', { message: 'This person has no policy that can be valued.' });
}

type Wanted = { policy: Policy; valuedOn: string; value: number | undefined };

async function writeValuation(
  transaction: Transaction,
  { clock, random }: QaDeps,
  { policy, valuedOn, value }: Wanted,
): Promise<Valuation> {
  const before = await transaction.valuation.findFirst({
    where: { policyUuid: policy.uuid, valuedOn: { lte: valuedOn } },
    orderBy: { valuedOn: 'desc' },
    include: { holdings: { orderBy: { position: 'asc' } } },
  });
  const worth = value ?? usualValue(before);
  const { holdings, ...amounts } = valuationLike(before, worth, valuedOn);
  const netContributions = before
    ? before.netContributions + (await paidInSince(transaction, before, valuedOn))
    : BigInt(worth);
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

type Before = Pick<Prisma.ValuationModel, 'policyUuid' | 'valuedOn'>;

/** What the movements after a valuation, up to a day, add to what was paid in. */
async function paidInSince(
  transaction: Transaction,
  { policyUuid, valuedOn }: Before,
  day: string,
): Promise<bigint> {
  const movements = await transaction.movement.findMany({
    where: { policyUuid, date: { gt: valuedOn, lte: day } },
  });
  const paidIn = movements.map(({ kind, amount }) =>
    contributionOf({ kind: kind as MovementKind, amount: Number(amount) }),
  );
  return BigInt(paidIn.reduce((sum, each) => sum + each, 0));
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
