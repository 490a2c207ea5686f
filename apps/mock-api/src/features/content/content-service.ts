import type { Database } from '@portal/prisma/client';
import { orNotFound } from '../../http/api-error.ts';

type Deps = { database: Database };
type Reader = { readonly vip: boolean };

export type Content = ReturnType<typeof createContent>;

/** The firm's own pages. A page for VIP clients does not exist for others (P-60). */
export function createContent({ database }: Deps) {
  return {
    pagesFor: (reader: Reader) =>
      database.contentPage.findMany({ where: shownTo(reader), orderBy: { position: 'asc' } }),
    byId: async (reader: Reader, id: string) =>
      orNotFound(await database.contentPage.findFirst({ where: { id, ...shownTo(reader) } })),
  };
}

function shownTo({ vip }: Reader) {
  return vip ? {} : { isVipOnly: false };
}
