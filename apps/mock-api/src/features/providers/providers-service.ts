import type { Database } from '@portal/prisma/client';
import { orNotFound } from '../../http/api-error.ts';

type Deps = { database: Database };

export type Providers = ReturnType<typeof createProviders>;

/** Providers, the same for all clients, and a client's own policies at one. */
export function createProviders({ database }: Deps) {
  return {
    all: () => database.provider.findMany({ orderBy: { name: 'asc' } }),
    byUuid: async (uuid: string) => orNotFound(await database.provider.findUnique({ where: { uuid } })),
    /** Empty for a provider where the client has none, and for an unknown one. */
    policiesOf: (clientUuid: string, providerUuid: string) =>
      database.policy.findMany({
        where: { clientUuid, providerUuid },
        orderBy: { position: 'asc' },
        select: { uuid: true, policyNumber: true, name: true },
      }),
  };
}
