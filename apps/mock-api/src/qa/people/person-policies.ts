import type { Database } from '@portal/prisma/client';
import { findPerson } from './people-state.ts';

const SHOWN = 100;

/** Income and cover never have a fund value. */
export const categoriesWithoutValue: readonly string[] = ['annuity', 'protection'];

/** The policies of a client that can have a value, each with its latest value, in the portal's order. */
export async function readPersonPolicies(database: Database, email: string) {
  const { uuid: clientUuid } = await findPerson(database, email);
  const policies = await database.policy.findMany({
    where: { clientUuid, category: { notIn: [...categoriesWithoutValue] } },
    orderBy: { position: 'asc' },
    take: SHOWN,
    select: { uuid: true, name: true, valuations: { orderBy: { valuedOn: 'desc' }, take: 1 } },
  });
  return policies.map(({ uuid, name, valuations: [latest] }) => ({
    uuid,
    name,
    value: latest ? Number(latest.value) : null,
    valued_on: latest?.valuedOn ?? null,
  }));
}
