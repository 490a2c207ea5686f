import type { Database } from '@portal/prisma/client';

type Parts = { database: Database };

export type Firms = ReturnType<typeof createFirms>;

/** The firm: there is one. */
export function createFirms({ database }: Parts) {
  return { current: () => database.firm.findFirstOrThrow() };
}
