import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';

type Deps = { database: Database };

export type Clients = ReturnType<typeof createClients>;

/** The record of the signed-in client. */
export function createClients(deps: Deps) {
  return { byUuid: (uuid: string) => byUuid(deps, uuid) };
}

async function byUuid({ database }: Deps, uuid: string) {
  const client = await database.client.findUnique({
    where: { uuid },
    include: { adviser: true, amendments: { where: { openForClientUuid: uuid }, take: 1 } },
  });
  if (!client) throw new ApiError('UNAUTHORIZED');
  return client;
}
