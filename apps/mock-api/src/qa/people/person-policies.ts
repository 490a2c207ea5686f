import type { Policy as WirePolicy } from '@portal/contract/v1/policies';
import type { PolicyDetails } from '@portal/contract/v1/policy-details';
import { promiseKindOf } from '@portal/contract/v1/policy-kind';
import type { Database, Prisma } from '@portal/prisma/client';
import { findPerson } from './people-state.ts';

const SHOWN = 100;

type Facts = Pick<Prisma.PolicyModel, 'category' | 'planType' | 'details'>;

/** P-84: whether a policy is a fund, which has a value; cover, an income and a promised pension have none. */
export function canHaveValue({ category, planType, details }: Facts): boolean {
  const promise = promiseKindOf({
    detailsKind: (JSON.parse(details) as PolicyDetails | null)?.kind ?? null,
    planType: planType as WirePolicy['plan_type'],
    category: category as WirePolicy['category'],
  });
  return promise === null;
}

/** The policies of a client that can have a value, in the portal's order. */
export async function findValuedPolicies(database: Database, clientUuid: string) {
  const policies = await database.policy.findMany({ where: { clientUuid }, orderBy: { position: 'asc' } });
  return policies.filter(canHaveValue);
}

/** The same, each with its latest value. */
export async function readPersonPolicies(database: Database, email: string) {
  const { uuid: clientUuid } = await findPerson(database, email);
  const shown = (await findValuedPolicies(database, clientUuid)).slice(0, SHOWN);
  const policies = await database.policy.findMany({
    where: { uuid: { in: shown.map(({ uuid }) => uuid) } },
    orderBy: { position: 'asc' },
    select: { uuid: true, name: true, valuations: { orderBy: { valuedOn: 'desc' }, take: 1 } },
  });
  return policies.map(({ uuid, name, valuations: [latest] }) => ({
    uuid,
    name,
    value: latest ? Number(latest.value) : null,
    valued_on: latest?.valuedOn ?? null,
  }));
}
