import type { Database } from '@portal/prisma/client';
import { orNotFound } from '../../http/api-error.ts';

type Deps = { database: Database };

const withPanelSize = { _count: { select: { panelItems: true } } } as const;
const inOrder = { orderBy: { position: 'asc' } } as const;

export type DueDiligence = ReturnType<typeof createDueDiligence>;

/** The firm's research into providers, the same for all clients. */
export function createDueDiligence({ database }: Deps) {
  return {
    /** Newest financial year first. */
    all: () => database.dueDiligence.findMany({ orderBy: { financialYear: 'desc' }, include: withPanelSize }),
    byUuid: async (uuid: string) =>
      orNotFound(await database.dueDiligence.findUnique({ where: { uuid }, include: withPanelSize })),
    /** In the order of the panel; NOT_FOUND where the entry is not there. */
    panelOf: async (uuid: string) => {
      const entry = await database.dueDiligence.findUnique({
        where: { uuid },
        select: { panelItems: inOrder },
      });
      return orNotFound(entry).panelItems;
    },
    /** Also NOT_FOUND if the provider was not on that year's panel. */
    reportOn: async (dueDiligenceUuid: string, providerUuid: string) =>
      orNotFound(
        await database.dueDiligenceReport.findFirst({
          where: { panelItem: { dueDiligenceUuid, providerUuid } },
          include: { sections: inOrder, panelItem: { include: { dueDiligence: true, provider: true } } },
        }),
      ),
  };
}
