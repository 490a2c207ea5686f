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

/** The policies of a client that can have a value, each with its latest one if any, in the portal's order. */
export async function findValuedPolicies(database: Database, clientUuid: string) {
  const policies = await database.policy.findMany({
    where: { clientUuid },
    orderBy: { position: 'asc' },
    include: { valuations: { orderBy: { valuedOn: 'desc' }, take: 1 } },
  });
  return policies.filter(canHaveValue);
}

/** The first of them, as the QA interface shows them. */
export async function readPersonPolicies(database: Database, email: string) {
  const { uuid: clientUuid } = await findPerson(database, email);
  const policies = await findValuedPolicies(database, clientUuid);
  return policies.slice(0, SHOWN).map(({ uuid, name, valuations: [latest] }) => ({
    uuid,
    name,
    value: latest ? Number(latest.value) : null,
    valued_on: latest?.valuedOn ?? null,
  }));
}
