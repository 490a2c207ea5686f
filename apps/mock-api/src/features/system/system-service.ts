import type { Database } from '@portal/prisma/client';

type Parts = { database: Database };

export type SystemState = ReturnType<typeof createSystemState>;

/** When each part of the data last changed. */
export function createSystemState({ database }: Parts) {
  return { sections: () => database.systemSection.findMany() };
}
