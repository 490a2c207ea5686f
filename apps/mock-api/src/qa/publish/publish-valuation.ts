import type { EndpointRequest } from '@portal/contract/endpoint';
import type { publishValuationEndpoint } from '@portal/contract/qa/publish';
import type { Valuation } from '@portal/contract/valuation';
import type { Database, Prisma, Transaction } from '@portal/prisma/client';
import { isoDay } from '../../clock.ts';
import { presentValuation } from '../../features/policies/valuation-presenter.ts';
import { ApiError } from '../../http/api-error.ts';
import { findPerson } from '../people/find-person.ts';
import { categoriesWithoutValue } from '../people/person-policies.ts';
import type { QaDeps } from '../qa-deps.ts';
import { usualValue, valuationLike } from './valuation-like.ts';

type Input = EndpointRequest<typeof publishValuationEndpoint>['body'];
type Policy = Pick<Prisma.PolicyModel, 'uuid' | 'name'>;

/** Publishes a valuation and notifies the person; one of the same day is replaced. */
export async function publishValuation(deps: QaDeps, email: string, input: Input): Promise<Valuation> {
  const { database, services } = deps;
  const { uuid: clientUuid } = await findPerson(database, email);
  const valuedOn = dayOf(input, isoDay(deps.clock.now()));
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
    select: { uuid: true, name: true, _count: { select: { valuations: true } } },
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
  const { holdings, ...amounts } = valuationLike(before, value ?? usualValue(before), valuedOn);
  await transaction.valuation.deleteMany({ where: { policyUuid: policy.uuid, valuedOn } });
  const written = await transaction.valuation.create({
    data: {
      ...amounts,
      uuid: random.uuid(),
      policyUuid: policy.uuid,
      valuedOn,
      receivedAt: clock.now(),
      source: 'manual',
      holdings: { create: holdings },
    },
    include: { holdings: { orderBy: { position: 'asc' } } },
  });
  const asNumbers = written.holdings.map((holding) => ({ ...holding, value: Number(holding.value) }));
  return presentValuation({ ...written, holdings: asNumbers });
}
