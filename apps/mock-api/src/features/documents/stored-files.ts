import type { Database, Transaction } from '@portal/prisma/client';
import type { DocumentStore } from '@portal/prisma/documents/store';

type Deps = { database: Database; documentStore: DocumentStore };

/** Brings the files that rows name and that only another store has, such as that of a seed. */
export async function takeMissingFiles({ database, documentStore }: Deps, other: string): Promise<void> {
  documentStore.takeFrom(other, await digestsIn(database));
}

/** Removes files that no row names. An upload that is under way has none yet, and stays. */
export async function removeUnnamedFiles({ database, documentStore }: Deps): Promise<void> {
  // In a transaction no upload can be between its file and its row.
  await database.$transaction(async (transaction) => {
    documentStore.removeAllBut(await digestsIn(transaction));
  });
}

async function digestsIn(database: Database | Transaction): Promise<string[]> {
  const rows = await database.document.findMany({ select: { digest: true }, distinct: ['digest'] });
  return rows.map(({ digest }) => digest);
}
