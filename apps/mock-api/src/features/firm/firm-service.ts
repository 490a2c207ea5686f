import type { Database } from '@portal/prisma/client';

type Deps = { database: Database };

export type Firms = ReturnType<typeof createFirms>;

/** The firm: there is one. */
export function createFirms({ database }: Deps) {
  return { current: () => database.firm.findFirstOrThrow() };
}
