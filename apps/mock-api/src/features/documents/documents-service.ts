import type { DocumentKind } from '@portal/contract/v1/documents';
import type { Database } from '@portal/prisma/client';
import { orNotFound } from '../../http/api-error.ts';
import { addDocument, type DocumentDeps, type UploadedDocument } from './add-document.ts';

export const DOCUMENT_PAGE_SIZE = 20;

type Filters = {
  page?: number | undefined;
  kind?: DocumentKind | undefined;
  year?: number | undefined;
  policy_uuid?: string | undefined;
  search?: string | undefined;
  unread?: '1' | undefined;
};

export type Documents = ReturnType<typeof createDocuments>;

/** Documents of one client. Every query names the owner (SEC-F1). */
export function createDocuments(deps: DocumentDeps) {
  const { database, documentStore } = deps;
  return {
    /** Newest first; pages are counted from 1, and one beyond the last is empty. */
    page: (clientUuid: string, filters: Filters) => readPage(deps, clientUuid, filters),
    documentOf: (clientUuid: string, uuid: string) => documentOf(database, clientUuid, uuid),
    contentOf: async (clientUuid: string, uuid: string) => {
      const { digest, size, mediaType, fileName } = await documentOf(database, clientUuid, uuid);
      const read = (part: { start: number; end: number }) => documentStore.read(digest, part);
      return { size, mediaType, fileName, read };
    },
    /** Marks its notifications too; keeps the first moment of each (SEC-I28). */
    markRead: (clientUuid: string, uuid: string) => markRead(deps, clientUuid, uuid),
    /** Once for each key (SEC-I7). Throws what `addDocument` throws. */
    add: (upload: UploadedDocument) => addDocument(deps, upload),
  };
}

/** SEC-G14: a document of another client is not found. */
async function documentOf(database: Database, clientUuid: string, uuid: string) {
  return orNotFound(await database.document.findFirst({ where: { uuid, clientUuid } }));
}

async function readPage({ database }: DocumentDeps, clientUuid: string, filters: Filters) {
  const { page = 1, kind, year, policy_uuid: policyUuid, search, unread } = filters;
  const where = {
    clientUuid,
    ...(kind && { kind }),
    ...(policyUuid !== undefined && { policyUuid }),
    ...(year !== undefined && { date: { startsWith: `${year}-` } }),
    ...(search && { uuid: { in: await titledAs(database, clientUuid, search) } }),
    ...(unread && { readAt: null }),
  };
  const [rows, totalCount, unreadCount, days] = await Promise.all([
    database.document.findMany({
      where,
      orderBy: [{ date: 'desc' }, { addedAt: 'desc' }, { uuid: 'asc' }],
      skip: (page - 1) * DOCUMENT_PAGE_SIZE,
      take: DOCUMENT_PAGE_SIZE,
    }),
    database.document.count({ where }),
    database.document.count({ where: { clientUuid, readAt: null } }),
    database.document.findMany({ where: { clientUuid }, select: { date: true }, distinct: ['date'] }),
  ]);
  const years = new Set(days.map(({ date }) => Number(date.slice(0, 4))));
  return { rows, totalCount, unreadCount, years: [...years].toSorted((one, other) => other - one) };
}

/** Those whose title has these words, in any case. Not in SQLite, which knows the case of ASCII letters alone. */
async function titledAs(database: Database, clientUuid: string, search: string): Promise<string[]> {
  const rows = await database.document.findMany({
    where: { clientUuid },
    select: { uuid: true, title: true },
  });
  const wanted = search.toLowerCase();
  return rows.filter(({ title }) => title.toLowerCase().includes(wanted)).map(({ uuid }) => uuid);
}

async function markRead({ database, clock }: DocumentDeps, clientUuid: string, uuid: string): Promise<void> {
  await documentOf(database, clientUuid, uuid);
  const data = { readAt: clock.now() };
  await database.$transaction([
    database.document.updateMany({ where: { uuid, clientUuid, readAt: null }, data }),
    database.notification.updateMany({
      where: { clientUuid, targetRoute: 'document', targetId: uuid, readAt: null },
      data,
    }),
  ]);
}
